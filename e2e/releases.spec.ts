import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readdir, rm } from 'node:fs/promises'
import { recordFigures } from '@goodword/evidence/faults/record-figures'
import { seconds } from '@goodword/evidence/faults/seconds'
import type { Page } from 'playwright-core'
import { EVERYBODYS_REMOTES } from '../scripts/rooms.ts'
import { type Checkout, filesIn, newCheckout, SERVER_ENV } from './fixtures/checkout.ts'
import { holdConnection } from './fixtures/held-connection.ts'
import { signInAs, signInAsDemo, somebody } from './fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor, type Visitor } from './fixtures/visitor.ts'

/** One remote ships alone: built from a checkout of its own, against the running server, which nobody restarts. */
const DASHBOARD = 'mfe-hiring/src/dashboard/hiring-dashboard.tsx'
const MINUTE = 60_000
/** Builds and a dozen commands, on a machine that may be busy. */
const SETUP_MS = 240_000

let checkout: Checkout
let oldTab: Visitor

beforeAll(async () => {
  checkout = await newCheckout({ withBuild: true })
  oldTab = await newVisitor()
  await signInAs(oldTab.page, somebody('Nora', 'Vance'), 'I am hiring', '/')
}, SETUP_MS)
afterAll(async () => {
  await closeBrowser()
  await checkout.undo('mfe-hiring')
  await checkout.remove()
}, SETUP_MS)

/** The versions of all remotes that a new visit gets at this moment. */
async function versionsNow(cookie = ''): Promise<Record<string, string | undefined>> {
  const html = await (await fetch(APP_URL, { headers: { cookie } })).text()
  return Object.fromEntries(
    [...html.matchAll(/"(mfe-\w+)":\{"version":"([^"]+)"/g)].map(([, name, version]) => [name, version]),
  )
}

const versionNow = async (cookie = '') => (await versionsNow(cookie))['mfe-hiring'] ?? ''

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

/** @returns the milliseconds that it took */
const within = (milliseconds: number, version: string) =>
  until(async () => (await versionNow()) === version, milliseconds)

/** During a rollout new visitors get a cookie, and each the one release or the other. */
const rolloutIsOver = () => until(async () => !(await fetch(APP_URL)).headers.has('set-cookie'))

/** A page that the server renders waits for a process to start, on a machine that may be busy. */
const PATIENCE_MS = 10_000

async function until(holds: () => Promise<boolean>, milliseconds = PATIENCE_MS): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > milliseconds) throw new Error(`Not within ${milliseconds} ms`)
  }
  return performance.now() - began
}

const sha384 = (text: string) => `sha384-${new Bun.CryptoHasher('sha384').update(text).digest('base64')}`
/** A release of mfe-hiring that says nothing of itself but its name. */
const BARE = { name: 'mfe-hiring', door: [], pages: {}, needs: {} }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

test(
  'a release reaches new visits within a second, old tabs keep their version, a rollback takes it back, and nothing else is built or restarted',
  async () => {
    const before = await versionNow()
    const others = await othersNow()
    expect(Object.keys(others.remotes).sort()).toEqual(
      EVERYBODYS_REMOTES.filter((remote) => remote !== 'mfe-hiring').sort(),
    )
    const line = await holdConnection(APP_URL)
    await heading(oldTab.page, 'Hiring Dashboard')
    await checkout.change(DASHBOARD, 'title="Hiring Dashboard"', 'title="Hiring, released alone"')
    expect((await checkout.run('release', 'mfe-hiring')).output).toContain('There are changes that no commit holds.')
    const commit = await checkout.commit()
    const began = Date.now()
    const version = await checkout.release('mfe-hiring')
    const released = await within(1000, version)
    const ended = Date.now()
    await oldTab.page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await oldTab.page.getByRole('link', { name: 'Hiring Dashboard' }).click()
    await heading(oldTab.page, 'Hiring Dashboard')
    const shown = await oldTab.page.getByRole('heading', { level: 1 }).last().textContent()
    const newTab = await oldTab.context.newPage()
    await newTab.goto('/hiring-dashboard')
    await heading(newTab, 'Hiring, released alone')
    const shownAnew = await newTab.getByRole('heading', { level: 1 }).last().textContent()
    const { output } = await checkout.run('releases')
    expect(output).toMatch(new RegExp(`mfe-hiring +${version} .*Robin Release.*everybody`))
    const listed = output.split('\n').find((row) => row.includes(version)) ?? ''
    const [, , when = '', ...columns] = listed.trim().split(/ {2,}/)
    const size = `${((await publishedBytes(version)) / 1000).toFixed(1)} kB`
    expect(columns).toEqual([commit.slice(0, 8), size, 'Robin Release', '← everybody'])
    // It is told to the minute, in UTC.
    expect(Date.parse(`${when}Z`)).toBeWithin(began - (began % MINUTE), ended)
    expect(await othersNow()).toEqual(others)
    expect(await line.isAnswered()).toBe(true)
    expect((await checkout.run('rollback', 'mfe-hiring')).code).toBe(0)
    const takenBack = await within(1000, before)
    expect(await othersNow()).toEqual(others)
    expect(await line.isAnswered()).toBe(true)
    line.end()
    await newTab.goto('/hiring-dashboard')
    await heading(newTab, 'Hiring Dashboard')
    recordFigures('release-under-open-tab', {
      'new visits have the release after': seconds(released),
      'and the one before again after': seconds(takenBack),
      'heading of the old tab': `"${shown}"`,
      'and of a new one': `"${shownAnew}"`,
    })
    expect([shown, shownAnew]).toEqual(['Hiring Dashboard', 'Hiring, released alone'])
  },
  SETUP_MS,
)

test(
  'a rollout goes to a part of the visitors, and each keeps what they got',
  async () => {
    const before = await versionNow()
    const version = await checkout.release('mfe-hiring', '--percent', '50')
    const visitors = Array.from({ length: 24 }, () => `rollout=${crypto.randomUUID()}`)
    const first = await Promise.all(visitors.map(versionNow))
    expect(new Set(first)).toEqual(new Set([before, version]))
    expect(await Promise.all(visitors.map(versionNow))).toEqual(first)
    await checkout.run('rollback', 'mfe-hiring')
    await rolloutIsOver()
    expect(await versionNow()).toBe(before)
  },
  SETUP_MS,
)

test(
  'an operator looks at a release that people do not get when they say so, and at none that was taken back',
  async () => {
    const version = await checkout.release('mfe-hiring', '--percent', '1')
    const { page } = await newVisitor()
    await signInAsDemo(page, 'olga.petrova@goodword.example', 'I am referring')
    await page.goto(`/?remote=mfe-hiring@${version}`)
    await heading(page, `Look at mfe-hiring ${version}?`)
    expect(await page.locator('script').count()).toBe(0)
    await page.getByRole('button', { name: 'Look at it' }).click()
    await page.getByRole('button', { name: 'Log Out' }).waitFor()
    expect(await page.locator('#boot').textContent()).toContain(`"mfe-hiring":{"version":"${version}"`)
    expect((await checkout.run('rollback', 'mfe-hiring')).code).toBe(0)
    await rolloutIsOver()
    await page.goto(`/?remote=mfe-hiring@${version}`)
    await page.getByText(`mfe-hiring ${version} was taken back`).waitFor()
  },
  SETUP_MS,
)

test(
  'what somebody has put into the release store, before a release or during a rollout, is never released',
  async () => {
    const before = await versionNow()
    await checkout.change(DASHBOARD, 'export function', '/** Built here. */\nexport function')
    await checkout.commit()
    const version = await checkout.versionOf('mfe-hiring')
    const folder = `${SERVER_ENV.WEB_DIST}/remotes/mfe-hiring/${version}`
    const entry = `/remotes/mfe-hiring/${version}/entry.00000000.js`
    const theirs = { ...BARE, version, entry, integrity: { [entry]: sha384('theirs()') }, server: sha384('theirs()') }
    // A run of the tests before this one may have left what it built.
    await rm(folder, { recursive: true, force: true })
    for (const file of ['server.js', 'entry.00000000.js', 'entry.00000000.js.br'])
      await Bun.write(`${folder}/${file}`, 'theirs()')
    await Bun.write(`${folder}/release.json`, JSON.stringify(theirs))
    expect((await checkout.run('release', 'mfe-hiring')).output).toContain('is not what was built here')
    expect(await versionNow()).toBe(before)
    await rm(folder, { recursive: true })
    await checkout.release('mfe-hiring', '--percent', '50')
    const door = `${folder}/${(await readdir(folder)).find((file) => /^door\.\w+\.js$/.test(file))}`
    const [built, manifest] = [await Bun.file(door).text(), await Bun.file(`${folder}/release.json`).text()]
    await Bun.write(door, 'theirs()')
    await Bun.write(`${folder}/release.json`, manifest.replace(sha384(built), sha384('theirs()')))
    expect((await checkout.run('release', 'mfe-hiring')).output).toContain('is not what was released')
    expect((await checkout.run('releases')).output).toMatch(new RegExp(`${version} .*50 %`))
    await Bun.write(door, built)
    await Bun.write(`${folder}/release.json`, manifest)
    expect((await checkout.run('rollback', 'mfe-hiring')).code).toBe(0)
    await rolloutIsOver()
    expect(await versionNow()).toBe(before)
  },
  SETUP_MS,
)

test(
  'what cannot be released changes nothing and says why',
  async () => {
    const before = await versionNow()
    const list = async () => (await checkout.run('releases')).output
    const listed = await list()
    const files = () => readdir(`${SERVER_ENV.WEB_DIST}/remotes/mfe-hiring`)
    const stored = await files()
    const refusedWith = async (variables: Record<string, string>, ...command: string[]) => {
      const { code, output } = await checkout.runWith({ ...SERVER_ENV, ...variables }, ...command)
      expect(code).toBe(1)
      expect(await versionNow()).toBe(before)
      expect(await list()).toBe(listed)
      expect(await files()).toEqual(stored)
      return output
    }
    const refused = (...command: string[]) => refusedWith({}, ...command)
    expect(await refused('release', 'mfe-nothing')).toContain('There is no remote mfe-nothing.')
    expect(await refused('release', 'mfe-hiring', '--percent', '101')).toContain('a number from 1 to 100')
    expect(await refused('release', 'mfe-hiring', '--procent', '5')).toContain('--procent')
    expect(await refused('release', 'mfe-hiring', 'mfe-apply')).toContain("'mfe-apply': the command is bun run release")
    expect(await refused('rollback', 'mfe-nothing')).toContain('There is no remote mfe-nothing.')
    expect(await refused('rollback', 'mfe-hiring', '1.2.3')).toContain("'1.2.3': the command is bun run rollback")
    expect(await refused('rollback', 'mfe-hiring', '--to')).toContain("'--to': the command is bun run rollback")
    expect(await refused('releases', 'mfe-hiring')).toContain("'mfe-hiring': the command is bun run releases")
    await checkout.change(DASHBOARD, 'title="Hiring, released alone"', 'title="Never released"')
    expect(await refused('release', 'mfe-hiring')).toContain('There are changes that no commit holds.')
    await checkout.commit()
    const away = { RELEASES_BUCKET: 'releases', S3_ENDPOINT: 'http://127.0.0.1:1' }
    expect(await refusedWith(away, 'release', 'mfe-hiring')).toContain('Files are not available right now')
    const nowhere = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/postgres' }
    expect(await refusedWith(nowhere, 'release', 'mfe-hiring')).toContain('The database does not answer')
    const kernel = 'shared-ui/src/kernel/kernel-version.ts'
    const original = /'([\d.]+)'/.exec(await checkout.read(kernel))?.[1] ?? ''
    for (const other of ['0.9.0', '99.0.0']) {
      await checkout.change(kernel, `'${original}'`, `'${other}'`)
      await checkout.commit()
      expect(await refused('release', 'mfe-hiring')).toContain(`it needs kernel ${other}, the shell offers ${original}`)
      await checkout.change(kernel, `'${other}'`, `'${original}'`)
    }
    const build = 'scripts/build-remote.ts'
    const built = '  return folder'
    const edits = "  await Bun.write('edited-meanwhile', '')\n"
    await checkout.change(build, built, edits + built)
    await checkout.commit()
    expect(await refused('release', 'mfe-hiring')).toContain('There are changes that no commit holds.')
    await checkout.change(build, edits, '')
    await checkout.commit()
    await checkout.change(DASHBOARD, 'export function', 'export funktion')
    await checkout.commit()
    expect(await refused('release', 'mfe-hiring')).toContain('hiring-dashboard.tsx')
    await checkout.change(DASHBOARD, 'export funktion', 'export function')
    await checkout.commit()
  },
  SETUP_MS,
)

test(
  'the commands find the preview that runs here',
  async () => {
    const none = await checkout.runWith({}, 'releases')
    expect(none.code).toBe(1)
    expect(none.output).toContain('Which server is meant? Start one here (bun preview)')
    const preview = await checkout.start('scripts/preview.ts', '--no-seed')
    const first = async () => (await fetch(preview.url)).text()
    expect(await first()).toContain('Real Rewards.')
    await checkout.change('mfe-public/src/landing/hero.tsx', 'Real Rewards.', 'Released to the preview.')
    await checkout.commit()
    expect((await checkout.runWith({}, 'release', 'mfe-public')).output).toContain('Everybody gets mfe-public')
    await until(async () => (await first()).includes('Released to the preview.'))
    const { page } = await newVisitor({ at: preview.url })
    await page.goto('/')
    await page.getByText('Released to the preview.').waitFor()
    expect((await checkout.runWith({}, 'rollback', 'mfe-public')).code).toBe(0)
    await until(async () => (await first()).includes('Real Rewards.'))
    await preview.stop()
  },
  SETUP_MS,
)

test('a tab of an older shell is told quietly, and loses nothing that was typed', async () => {
  const { page } = oldTab
  await page.clock.install()
  await page.goto('/post-job')
  const typed = 'Lighthouse keeper'
  await page.getByLabel('Job Title').fill(typed)
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer', offers: {} } }))
  await page.clock.fastForward('11:00')
  await page.getByText('A new version is ready').waitFor()
  const kept = await page.getByLabel('Job Title').inputValue()
  recordFigures('release-under-open-tab', { 'typed characters lost in it': typed.length - kept.length })
  expect(kept).toBe(typed)
  await page.getByRole('button', { name: 'Later' }).click()
  expect(await page.getByText('A new version is ready').count()).toBe(0)
})
