import { afterAll, beforeAll, expect, test } from 'bun:test'
import { recordFigures } from '../backend/test/record-figures.ts'
import { seconds } from '../backend/test/seconds.ts'
import { EVERYBODYS_REMOTES } from '../scripts/rooms.ts'
import { ENTRY, filesOf, flipped, patienceOf, reportsOf } from './fixtures/broken-remote.ts'
import { type Checkout, filesIn, newCheckout, SERVER_ENV } from './fixtures/checkout.ts'
import { heading } from './fixtures/heading.ts'
import { holdConnection } from './fixtures/held-connection.ts'
import { DASHBOARD, TITLE, until, versionNow, versionsNow } from './fixtures/releases.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor, type Visitor } from './fixtures/visitor.ts'

/**
 * One remote ships alone and breaks alone: built once from a checkout of its own, released to the running server, which
 * nobody restarts, broken on the way to a browser, and taken back. All else is in e2e/delivery/.
 */
const RELEASED = 'Hiring, released alone'
const MINUTE = 60_000
/** A build and some commands, on a machine that may be busy. */
const SETUP_MS = 240_000

let checkout: Checkout
let oldTab: Visitor
/** Ends with the server's process. */
let line: Awaited<ReturnType<typeof holdConnection>>
let release: Awaited<ReturnType<typeof releaseUnderTab>>

beforeAll(async () => {
  checkout = await newCheckout({ withBuild: true })
  oldTab = await newVisitor()
  await signInAs(oldTab.page, somebody('Nora', 'Vance'), 'I am hiring', '/')
  line = await holdConnection(APP_URL)
  release = await releaseUnderTab()
}, SETUP_MS)
afterAll(async () => {
  line.end()
  await closeBrowser()
  await checkout.undo('mfe-hiring')
  await checkout.remove()
}, SETUP_MS)

/** Releases mfe-hiring with another title while a tab has the one before on the screen. */
async function releaseUnderTab() {
  const [before, others] = [await versionNow(), await othersNow()]
  await heading(oldTab.page, TITLE)
  await checkout.change(DASHBOARD, `title={t('${TITLE}')}`, `title={t('${RELEASED}')}`)
  expect((await checkout.run('release', 'mfe-hiring')).output).toContain('There are changes that no commit holds.')
  const commit = await checkout.commit()
  const began = Date.now()
  const version = await checkout.release('mfe-hiring')
  const reached = await until(async () => (await versionNow()) === version)
  return { before, others, commit, began, version, reached, ended: Date.now() }
}

/**
 * What a release of mfe-hiring leaves as it is: the shell and the other remotes, what the server says of them and their
 * files.
 */
async function othersNow() {
  const { 'mfe-hiring': _, ...remotes } = await versionsNow()
  const files = await filesIn(SERVER_ENV.WEB_DIST ?? '')
  return {
    shell: await (await fetch(`${APP_URL}/version.json`)).json(),
    remotes,
    files: new Map([...files].filter(([path]) => !path.startsWith('remotes/mfe-hiring/'))),
    filesOfCheckout: await checkout.built(),
  }
}

/** Bytes of a release's scripts, as they lie where the server reads them and go to nearly every browser. */
async function publishedBytes(version: string): Promise<number> {
  const folder = `${SERVER_ENV.WEB_DIST}/remotes/mfe-hiring/${version}`
  const scripts = await Array.fromAsync(new Bun.Glob('**/*.js.br').scan(folder))
  return scripts.reduce((sum, script) => sum + Bun.file(`${folder}/${script}`).size, 0)
}

test('a release reaches new visits within a second, old tabs keep their version, and nothing else is built or restarted', async () => {
  const { others, commit, began, version, reached, ended } = release
  await oldTab.page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await oldTab.page.getByRole('link', { name: TITLE }).click()
  await heading(oldTab.page, TITLE)
  const shown = await oldTab.page.getByRole('heading', { level: 1 }).last().textContent()
  const newTab = await oldTab.context.newPage()
  await newTab.goto('/hiring-dashboard')
  await heading(newTab, RELEASED)
  const shownAnew = await newTab.getByRole('heading', { level: 1 }).last().textContent()
  recordFigures('release-under-open-tab', {
    'new visits have the release after': seconds(reached),
    'heading of the old tab': `"${shown}"`,
    'and of a new one': `"${shownAnew}"`,
  })
  expect([shown, shownAnew]).toEqual([TITLE, RELEASED])
  expect(reached).toBeLessThan(1000)
  const { output } = await checkout.run('releases')
  expect(output).toMatch(new RegExp(`mfe-hiring +${version} .*Robin Release.*everybody`))
  const listed = output.split('\n').find((row) => row.includes(version)) ?? ''
  const [, , when = '', ...columns] = listed.trim().split(/ {2,}/)
  const size = `${((await publishedBytes(version)) / 1000).toFixed(1)} kB`
  expect(columns).toEqual([commit.slice(0, 8), size, 'Robin Release', '← everybody'])
  // It is told to the minute, in UTC.
  expect(Date.parse(`${when}Z`)).toBeWithin(began - (began % MINUTE), ended)
  expect(Object.keys(others.remotes).sort()).toEqual(
    EVERYBODYS_REMOTES.filter((remote) => remote !== 'mfe-hiring').sort(),
  )
  expect(await othersNow()).toEqual(others)
  expect(await line.isAnswered()).toBe(true)
})

test('a byte flipped in transit brings the last good version within five seconds, and the header works', async () => {
  const { version } = release
  const { page } = await newVisitor()
  await signInAs(page, somebody('Mona', 'Reyes'), 'I am hiring')
  const reports = reportsOf(page)
  await page.route(filesOf(version, ENTRY), flipped)
  await page.goto('/hiring-dashboard', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Log Out' }).waitFor()
  const began = performance.now()
  await heading(page, TITLE)
  expect(performance.now() - began).toBeLessThan(await patienceOf(page))
  expect(await page.getByText(RELEASED).count()).toBe(0)
  expect(reports[0]).toMatchObject({ remote: 'mfe-hiring', version, kind: 'load' })
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByRole('heading', { name: 'Available Positions' }).waitFor()
})

test('a rollback takes effect within a second, and nothing else is built or restarted', async () => {
  const { before, others } = release
  const tab = await oldTab.context.newPage()
  await tab.goto('/hiring-dashboard')
  await heading(tab, RELEASED)
  expect((await checkout.run('rollback', 'mfe-hiring')).code).toBe(0)
  const takenBack = await until(async () => (await versionNow()) === before)
  recordFigures('release-under-open-tab', { 'new visits have the one before again after': seconds(takenBack) })
  expect(takenBack).toBeLessThan(1000)
  expect(await othersNow()).toEqual(others)
  expect(await line.isAnswered()).toBe(true)
  await tab.goto('/hiring-dashboard')
  await heading(tab, TITLE)
})
