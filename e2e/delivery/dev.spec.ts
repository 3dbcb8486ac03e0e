import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { EVERYBODYS_REMOTES, REMOTES } from '../../scripts/rooms.ts'
import { type Checkout, newCheckout } from '../fixtures/checkout.ts'
import { createJob, inviteTo } from '../fixtures/scenes.ts'
import { signInAs, signInByHand, somebody } from '../fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from '../fixtures/visitor.ts'

/** What a developer has before them: a checkout, `bun dev`, a file that is edited, and the browser beside it. */
const SETUP_MS = 120_000
const PAGE = 'mfe-hiring/src/post-job/post-job-page.tsx'
const EDITS = 5
/** From saving a file to seeing it, at the middle of all edits; docs/micro-frontends.md says what it is. */
const SEEN_MS = 2000

let checkout: Checkout
let dev: Awaited<ReturnType<Checkout['start']>>

beforeAll(async () => {
  checkout = await newCheckout({ withBuild: true })
}, SETUP_MS)
afterAll(async () => {
  await closeBrowser()
  await checkout.remove()
}, SETUP_MS)

function start(...remotes: string[]): void {
  beforeAll(async () => {
    dev = await checkout.start('scripts/dev.ts', ...remotes)
  }, SETUP_MS)
  afterAll(() => dev.stop(), SETUP_MS)
}

/** Edits a page while a person types in it. @returns milliseconds until each edit was on the screen */
async function editWhileTyping(): Promise<number[]> {
  const { page, complaints } = await newVisitor({ at: dev.url })
  await signInByHand(page, somebody('Dora', 'Lane'), 'I am hiring')
  await page.goto('/post-job')
  await page.getByLabel('Job Title').fill('Lighthouse keeper')
  await page.evaluate('globalThis.sameDocument = true')
  const seen: number[] = []
  let text = 'Post a New Job'
  for (let edit = 1; edit <= EDITS; edit++) {
    const next = `Edited for the ${edit}. time`
    const began = performance.now()
    await checkout.change(PAGE, `title={t('${text}')}`, `title={t('${next}')}`)
    await page.getByRole('heading', { name: next }).waitFor()
    seen.push(performance.now() - began)
    text = next
  }
  await checkout.change(PAGE, `title={t('${text}')}`, "title={t('Post a New Job')}")
  expect(await page.getByLabel('Job Title').inputValue()).toBe('Lighthouse keeper')
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true)
  expect(complaints).toEqual([])
  return seen.sort((a, b) => a - b)
}

/** The part of a page's registry that says where a remote comes from. */
async function versionOf(remote: string): Promise<string> {
  const html = await (await fetch(dev.url)).text()
  return new RegExp(`"${remote}":{"version":"([^"]+)"`).exec(html)?.[1] ?? ''
}

describe("bun dev with a remote's name", () => {
  start('mfe-hiring')

  test('bun dev serves the named remote from source, and shell and other remotes as built', async () => {
    expect(await versionOf('mfe-hiring')).toBe('dev')
    for (const other of EVERYBODYS_REMOTES.filter((remote) => remote !== 'mfe-hiring')) {
      const version = await versionOf(other)
      expect([...(await checkout.built()).keys()]).toContain(`remotes/${other}/${version}/release.json`)
    }
    const shell = /src="(\/assets\/shell\.[^"]+)"/.exec(await (await fetch(dev.url)).text())?.[1] ?? ''
    const served = await (await fetch(dev.url + shell)).text()
    expect(served).toBe(await checkout.read(`dist/shell${shell}`))
  })

  test(
    'bun dev applies an edit without a reload, keeps typed text, and rebuilds no other remote',
    async () => {
      const before = await checkout.built()
      const seen = await editWhileTyping()
      expect(seen[Math.floor(EDITS / 2)]).toBeLessThan(SEEN_MS)
      expect(await checkout.built()).toEqual(before)
    },
    SETUP_MS,
  )
})

describe('bun dev', () => {
  start()

  /**
   * Waits for the server parts, and sees the page taken over by development React, which complains of any difference.
   */
  async function takenOver(path: string, words: string, width: number): Promise<void> {
    while (!(await (await fetch(dev.url + path)).text()).includes(words)) await Bun.sleep(50)
    const { page, complaints, context } = await newVisitor({ at: dev.url, width })
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(globalThis, { heading: document.querySelector('h1') }))
    })
    await page.goto(path)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
    // The very element that came from the server, hydrated; after a mismatch it would be another one.
    expect(await page.evaluate("globalThis.heading === document.querySelector('h1')")).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    await context.close()
  }

  test.each([390, 1280])(
    'bun dev hydrates the landing page %i px wide without a mismatch',
    (width) => takenOver('/', 'How it works', width),
    SETUP_MS,
  )

  test(
    'bun dev hydrates the apply page without a mismatch',
    async () => {
      const manager = await newVisitor({ at: dev.url })
      await signInAs(manager.page, somebody('Mara', 'Stone'), 'I am hiring')
      const { id } = await createJob(manager.page)
      const referrer = await newVisitor({ at: dev.url })
      await signInAs(referrer.page, somebody('Remy', 'Cole'), 'I am referring')
      const { link } = await inviteTo(referrer.page, id)
      await takenOver(link, 'Complete Your Application', 390)
      await takenOver(link, 'Complete Your Application', 1280)
    },
    SETUP_MS,
  )

  test(
    'bun dev applies an edit without a reload and keeps typed text',
    async () => void (await editWhileTyping()),
    SETUP_MS,
  )
})

test('bun dev with an unknown remote lists the remotes', async () => {
  const { code, output } = await checkout.run('dev', 'mfe-nothing')
  expect(code).toBe(1)
  expect(output).toContain(`There is no remote mfe-nothing. There are: ${REMOTES.join(', ')}.`)
})
