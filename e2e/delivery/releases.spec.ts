import { afterAll, beforeAll, expect, test } from 'bun:test'
import { readdir, rm } from 'node:fs/promises'
import { recordFigures } from '../../backend/test/record-figures.ts'
import { type Checkout, newCheckout, SERVER_ENV } from '../fixtures/checkout.ts'
import { heading } from '../fixtures/heading.ts'
import { DASHBOARD, TITLE, until, versionNow } from '../fixtures/releases.ts'
import { signInAs, signInAsDemo, somebody } from '../fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor } from '../fixtures/visitor.ts'

/** What a release can be besides one that everybody gets (e2e/release-alone.spec.ts), and what is none. */
const RELEASED = 'Hiring, released'
/** Builds and a dozen commands, on a machine that may be busy. */
const SETUP_MS = 240_000

let checkout: Checkout

beforeAll(async () => {
  checkout = await newCheckout({ withBuild: true })
  await checkout.change(DASHBOARD, `title={t('${TITLE}')}`, `title={t('${RELEASED}')}`)
  await checkout.commit()
}, SETUP_MS)
afterAll(async () => {
  await closeBrowser()
  await checkout.undo('mfe-hiring')
  await checkout.remove()
}, SETUP_MS)

/** During a rollout new visitors get a cookie, and each the one release or the other. */
const rolloutIsOver = () => until(async () => !(await fetch(APP_URL)).headers.get('set-cookie')?.includes('rollout='))

const sha384 = (text: string) => `sha384-${new Bun.CryptoHasher('sha384').update(text).digest('base64')}`
/** A release of mfe-hiring that says nothing of itself but its name. */
const BARE = { name: 'mfe-hiring', door: [], pages: {}, needs: {} }

test(
  'a rollout reaches part of the visitors, and each keeps their version',
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
  'an operator previews a release after confirming, but no withdrawn one',
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
  'files put into the release store by others are never released, before a release or during a rollout',
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
  'a refused release changes nothing and says why',
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
    await checkout.change(DASHBOARD, `title={t('${RELEASED}')}`, "title={t('Never released')}")
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
  'release commands find the preview running here',
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

test('a tab with an older shell shows a quiet notice and keeps typed text', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Nora', 'Vance'), 'I am hiring')
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
