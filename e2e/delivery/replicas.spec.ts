import { afterAll, beforeAll, expect, test } from 'bun:test'
import { failingStore, IN_BUCKET, isInBucket } from '../fixtures/bucket.ts'
import { type Checkout, newCheckout, SERVER_ENV, type Server } from '../fixtures/checkout.ts'
import { APP_URL, closeBrowser, newVisitor } from '../fixtures/visitor.ts'

/**
 * Several servers on one database: replicas of one build, one whose releases are in a bucket, and one with a shell whose
 * kernel has a new major.
 */
const HERO = 'mfe-public/src/landing/hero.tsx'
const KERNEL = 'shared-ui/src/kernel/kernel-version.ts'
const NEW_KERNEL = '99.0.0'
const BUILT_IN = 'Real Rewards.'
/** Where the releases of all servers are, also of one whose build is the checkout's. */
const STORE = { RELEASES_DIR: `${SERVER_ENV.WEB_DIST}/remotes` }
const SETUP_MS = 240_000
/** For what a server begins by itself: a process for what it renders has to start, on a machine that may be busy. */
const PATIENCE_MS = 10_000

let checkout: Checkout
let replica: Server
let newShell: Server
let onBucket: Server

beforeAll(async () => {
  checkout = await newCheckout({ withBuild: true })
  // Brings its packages.
  await checkout.run('releases')
  replica = await checkout.serve()
  onBucket = await checkout.serve(IN_BUCKET)
}, SETUP_MS)
afterAll(async () => {
  await closeBrowser()
  await checkout.undo('mfe-public')
  for (const server of [replica, newShell, onBucket]) await server.stop()
  await checkout.remove()
}, SETUP_MS)

/** Waits until the server's first HTML says these words: rendered with the release it hands out. */
async function says(url: string, words: string, milliseconds = PATIENCE_MS): Promise<void> {
  const until = performance.now() + milliseconds
  const html = async () => (await fetch(url)).text()
  while (!(await html()).includes(words)) {
    if (performance.now() > until) throw new Error(`${url} does not say "${words}" after ${milliseconds} ms`)
  }
}

/** What a visitor has on the screen once the page's own scripts have taken it over. */
async function shows(url: string, words: string): Promise<void> {
  const { page, complaints, context } = await newVisitor({ at: url })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByText(words).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}

/** A release command for the server whose releases are in the bucket. */
const withBucket = (variables: Record<string, string>, ...command: string[]) =>
  checkout.runWith({ ...SERVER_ENV, ...IN_BUCKET, ...variables }, ...command)

test(
  'servers of a bucket show its release until a rollback, and a server without the files keeps its own',
  async () => {
    await checkout.change(HERO, BUILT_IN, 'From the bucket.')
    await checkout.commit()
    const { output } = await withBucket({}, 'release', 'mfe-public')
    const version = /mfe-public (\S+) now/.exec(output)?.[1]
    await says(onBucket.url, 'From the bucket.')
    await shows(onBucket.url, 'From the bucket.')
    // Nowhere else: what the browser ran came from there.
    const manifest = `mfe-public/${version}/release.json`
    expect(await isInBucket(`${IN_BUCKET.RELEASES_PREFIX}/${manifest}`)).toBe(true)
    expect(await Bun.file(`${SERVER_ENV.WEB_DIST}/remotes/${manifest}`).exists()).toBe(false)
    await shows(APP_URL, BUILT_IN)
    expect((await withBucket({}, 'rollback', 'mfe-public')).code).toBe(0)
    await says(onBucket.url, BUILT_IN)
    await shows(onBucket.url, BUILT_IN)
    await checkout.change(HERO, 'From the bucket.', BUILT_IN)
  },
  SETUP_MS,
)

test(
  'a bucket failing in the middle of a release leaves pointer and releases unchanged, and accepts it later',
  async () => {
    await checkout.change(HERO, BUILT_IN, 'At the second try.')
    await checkout.commit()
    const database = new Bun.SQL(SERVER_ENV.DATABASE_URL ?? '')
    const recorded = async () => [
      await database`select * from release_pointers order by remote`,
      await database`select * from releases order by remote, version`,
    ]
    const before = await recorded()
    /** @returns the files that had arrived by then */
    const broken = async (failing: 'everything' | 'writing', after: number) => {
      const store = failingStore(failing, after)
      const { code, output } = await withBucket(store.variables, 'release', 'mfe-public')
      store.stop()
      expect(code).toBe(1)
      expect(output).toContain('Files are not available right now')
      expect(store.written).toHaveLength(after)
      expect(await recorded()).toEqual(before)
      return store.written
    }
    // As long as it is away nobody can clear it. Without its release.json, what lies there is no release.
    const left = await broken('everything', 3)
    const folder = left[0]?.slice(0, left[0].lastIndexOf('/'))
    expect(await Promise.all(left.map(isInBucket))).toEqual([true, true, true])
    expect(await isInBucket(`${folder}/release.json`)).toBe(false)
    const cleared = await broken('writing', 5)
    expect(await Promise.all([...left, ...cleared].map(isInBucket))).not.toContain(true)
    await says(onBucket.url, BUILT_IN)

    expect((await withBucket({}, 'release', 'mfe-public')).code).toBe(0)
    await says(onBucket.url, 'At the second try.')
    expect(await isInBucket(`${folder}/release.json`)).toBe(true)
    expect((await withBucket({}, 'rollback', 'mfe-public')).code).toBe(0)
    await database.close()
    await checkout.change(HERO, 'At the second try.', BUILT_IN)
  },
  SETUP_MS,
)

test(
  'every replica follows a release and a rollback',
  async () => {
    await checkout.change(HERO, BUILT_IN, 'Old kernel.')
    await checkout.commit()
    await checkout.release('mfe-public')
    await Promise.all([says(APP_URL, 'Old kernel.'), says(replica.url, 'Old kernel.')])
    await checkout.run('rollback', 'mfe-public')
    await Promise.all([says(APP_URL, BUILT_IN), says(replica.url, BUILT_IN)])
    await checkout.release('mfe-public')
    await Promise.all([shows(APP_URL, 'Old kernel.'), shows(replica.url, 'Old kernel.')])
  },
  SETUP_MS,
)

/** The scripts of the shell that a server's HTML names. */
async function shellScripts(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text()
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address))]
}

/** All scripts of the shell that was built last, those that come late, too. */
async function lastBuiltScripts(): Promise<string[]> {
  const superseded = JSON.parse(await checkout.read('dist/superseded.json'))
  return [...(await checkout.built()).keys()]
    .filter((path) => /^shell\/assets\/.+\.js$/.test(path) && !(path in superseded))
    .map((path) => path.replace('shell', ''))
}

test(
  'after a new shell replaced the old one its files are still served, and a tab running it shows a notice',
  async () => {
    const build = { ...STORE, WEB_DIST: `${checkout.folder}/dist` }
    const old = await checkout.serve(build)
    const named = await shellScripts(old.url)
    expect(named).not.toBeEmpty()
    const scripts = await lastBuiltScripts()
    expect(scripts).toEqual(expect.arrayContaining(named))
    const served = (url: string) =>
      Promise.all(scripts.map((path) => fetch(url + path).then(async (answer) => [answer.status, await answer.text()])))
    const before = await served(old.url)
    const { page, complaints } = await newVisitor({ at: old.url })
    await page.clock.install()
    await page.goto('/', { waitUntil: 'networkidle' })

    const kernel = /'([\d.]+)'/.exec(await checkout.read(KERNEL))?.[1] ?? ''
    await checkout.change(HERO, 'Old kernel.', 'Built with the new shell.')
    await checkout.change(KERNEL, `'${kernel}'`, `'${NEW_KERNEL}'`)
    await checkout.run('build')
    await old.stop()
    newShell = await checkout.serve({ ...build, APP_URL: old.url })

    const namedNow = await shellScripts(newShell.url)
    expect(namedNow).not.toBeEmpty()
    expect(namedNow.filter((path) => scripts.includes(path))).toEqual([])
    expect(await served(newShell.url)).toEqual(before)
    expect(before.map(([status]) => status)).toEqual(scripts.map(() => 200))
    await page.clock.fastForward('11:00')
    await page.getByText('A new version is ready').waitFor()
    const running = () =>
      page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src || '/', origin).pathname))
    expect(await running()).toEqual(expect.arrayContaining(named))
    expect(complaints).toEqual([])
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.locator(`script[src="${namedNow[0]}"]`).waitFor({ state: 'attached' })
  },
  SETUP_MS,
)

test(
  'each shell runs the last release built against its kernel, and skips newer and older ones',
  async () => {
    // The pointer names a release for the kernel before: the new shell was built with one that fits.
    await shows(newShell.url, 'Built with the new shell.')
    await shows(APP_URL, 'Old kernel.')

    await checkout.change(HERO, 'Built with the new shell.', 'New kernel.')
    await checkout.commit()
    expect((await checkout.run('release', 'mfe-public')).output).toContain(`it needs kernel ${NEW_KERNEL}`)
    const there = { ...SERVER_ENV, ...STORE, APP_URL: newShell.url }
    expect((await checkout.runWith(there, 'release', 'mfe-public')).code).toBe(0)
    await Promise.all([says(newShell.url, 'New kernel.'), says(APP_URL, 'Old kernel.')])
    await shows(newShell.url, 'New kernel.')
    await shows(APP_URL, 'Old kernel.')
  },
  SETUP_MS,
)
