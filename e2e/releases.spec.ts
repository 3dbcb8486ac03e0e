import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { type Checkout, newCheckout } from './fixtures/checkout.ts'
import { figure, seconds } from './fixtures/figure.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor, type Visitor } from './fixtures/visitor.ts'

/** One remote ships alone: built from a checkout of its own, against the running server, which nobody restarts. */
const DASHBOARD = 'mfe-hiring/src/dashboard/hiring-dashboard.tsx'
const SETUP_MS = 120_000

let checkout: Checkout
let oldTab: Visitor

beforeAll(async () => {
  checkout = await newCheckout()
  oldTab = await newVisitor()
  await signInAs(oldTab.page, somebody('Nora', 'Vance'), 'I am hiring')
}, SETUP_MS)
afterAll(async () => {
  await closeBrowser()
  await checkout.undo('mfe-hiring')
  await checkout.remove()
}, SETUP_MS)

/** The version of a remote that a new visit gets at this moment. */
async function versionNow(cookie = ''): Promise<string> {
  const html = await (await fetch(APP_URL, { headers: { cookie } })).text()
  return /"mfe-hiring":\{"version":"([^"]+)"/.exec(html)?.[1] ?? ''
}

/** @returns the milliseconds that it took */
async function within(milliseconds: number, version: string): Promise<number> {
  const began = performance.now()
  const until = began + milliseconds
  while ((await versionNow()) !== version) {
    if (performance.now() > until) throw new Error(`Still ${await versionNow()}, not ${version}`)
  }
  return performance.now() - began
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

test(
  'a release reaches new visits within a second, old tabs keep their version, and a rollback takes it back',
  async () => {
    const before = await versionNow()
    await heading(oldTab.page, 'Hiring Dashboard')
    await checkout.change(DASHBOARD, 'title="Hiring Dashboard"', 'title="Hiring, released alone"')
    expect((await checkout.run('release', 'mfe-hiring')).output).toContain('There are changes that no commit holds.')
    await checkout.commit()
    const version = await checkout.release('mfe-hiring')
    const released = await within(1000, version)
    await oldTab.page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await oldTab.page.getByRole('link', { name: 'Hiring Dashboard' }).click()
    await heading(oldTab.page, 'Hiring Dashboard')
    const newTab = await oldTab.context.newPage()
    await newTab.goto('/hiring-dashboard')
    await heading(newTab, 'Hiring, released alone')
    expect((await checkout.run('releases')).output).toMatch(
      new RegExp(`mfe-hiring +${version} .*Robin Release.*everybody`),
    )
    expect((await checkout.run('rollback', 'mfe-hiring')).code).toBe(0)
    const takenBack = await within(1000, before)
    await newTab.goto('/hiring-dashboard')
    await heading(newTab, 'Hiring Dashboard')
    figure(13, {
      'new visits have the release after': seconds(released),
      'and the one before again after': seconds(takenBack),
      'version shown by the old tab': 'its own',
    })
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
    await within(1000, before)
  },
  SETUP_MS,
)

test(
  'what cannot be released changes nothing and says why',
  async () => {
    const before = await versionNow()
    const refused = async (...command: string[]) => {
      const { code, output } = await checkout.run(...command)
      expect(code).toBe(1)
      expect(await versionNow()).toBe(before)
      return output
    }
    expect(await refused('release', 'mfe-nothing')).toContain('There is no remote mfe-nothing.')
    expect(await refused('release', 'mfe-hiring', '--percent', '101')).toContain('a number from 1 to 100')
    const kernel = 'shared-ui/src/kernel-version.ts'
    const original = /'([\d.]+)'/.exec(await checkout.read(kernel))?.[1] ?? ''
    for (const other of ['0.9.0', '99.0.0']) {
      await checkout.change(kernel, `'${original}'`, `'${other}'`)
      await checkout.commit()
      expect(await refused('release', 'mfe-hiring')).toContain(`it needs kernel ${other}, the shell offers ${original}`)
      await checkout.change(kernel, `'${other}'`, `'${original}'`)
    }
    await checkout.change(DASHBOARD, 'export function', 'export funktion')
    await checkout.commit()
    expect(await refused('release', 'mfe-hiring')).toContain('hiring-dashboard.tsx')
  },
  SETUP_MS,
)

test('a tab of an older shell is told quietly, and loses nothing that was typed', async () => {
  const { page } = oldTab
  await page.clock.install()
  await page.goto('/post-job')
  await page.getByLabel('Job Title').fill('Lighthouse keeper')
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer', offers: {} } }))
  await page.clock.fastForward('11:00')
  await page.getByText('A new version is ready').waitFor()
  expect(await page.getByLabel('Job Title').inputValue()).toBe('Lighthouse keeper')
  await page.getByRole('button', { name: 'Later' }).click()
  expect(await page.getByText('A new version is ready').count()).toBe(0)
  figure(13, { 'typed characters lost in it': 0 })
})
