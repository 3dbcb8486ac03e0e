import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Checkout, newCheckout, SERVER_ENV, type Server } from './fixtures/checkout.ts'
import { APP_URL, closeBrowser, newVisitor } from './fixtures/visitor.ts'

/** Several servers on one database: replicas of one build, and one with a shell whose kernel has a new major. */
const HERO = 'mfe-public/src/landing/hero.tsx'
const KERNEL = 'shared-ui/src/kernel-version.ts'
const NEW_KERNEL = '99.0.0'
const BUILT_IN = 'Real Rewards.'
const SETUP_MS = 240_000

let checkout: Checkout
let replica: Server
let newShell: Server

beforeAll(async () => {
  checkout = await newCheckout()
  // Brings its packages.
  await checkout.run('releases')
  replica = await checkout.serve()
}, SETUP_MS)
afterAll(async () => {
  await closeBrowser()
  await checkout.undo('mfe-public')
  for (const server of [replica, newShell]) await server.stop()
  await checkout.remove()
}, SETUP_MS)

/** Waits until the server's first HTML says these words: rendered with the release it hands out. */
async function says(url: string, words: string, milliseconds = 1000): Promise<void> {
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

test(
  'every replica follows a release and a rollback within a second',
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

test(
  'each shell runs the last release that was built against its kernel, and skips newer and older ones',
  async () => {
    const before = /'([\d.]+)'/.exec(await checkout.read(KERNEL))?.[1] ?? ''
    await checkout.change(HERO, 'Old kernel.', 'Built with the new shell.')
    await checkout.change(KERNEL, `'${before}'`, `'${NEW_KERNEL}'`)
    await checkout.run('build')
    const store = { RELEASES_DIR: `${SERVER_ENV.WEB_DIST}/remotes` }
    newShell = await checkout.serve({ ...store, WEB_DIST: `${checkout.folder}/dist` })
    // The pointer names a release for the kernel before: the new shell was built with one that fits.
    await shows(newShell.url, 'Built with the new shell.')
    await shows(APP_URL, 'Old kernel.')

    await checkout.change(HERO, 'Built with the new shell.', 'New kernel.')
    await checkout.commit()
    expect((await checkout.run('release', 'mfe-public')).output).toContain(`it needs kernel ${NEW_KERNEL}`)
    const there = { ...SERVER_ENV, ...store, APP_URL: newShell.url }
    expect((await checkout.runWith(there, 'release', 'mfe-public')).code).toBe(0)
    await Promise.all([says(newShell.url, 'New kernel.'), says(APP_URL, 'Old kernel.')])
    await shows(newShell.url, 'New kernel.')
    await shows(APP_URL, 'Old kernel.')
  },
  SETUP_MS,
)
