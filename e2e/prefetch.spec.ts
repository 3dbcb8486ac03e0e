import { afterAll, expect, test } from 'bun:test'
import { signInAsDemo } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

/** Runs in the page: notes whether the shell's skeleton, which has no heading beside it, is shown from now on. */
const WATCH = `window.skeletons = 0
new MutationObserver(() => {
  for (const status of document.querySelectorAll('[aria-busy] > [role=status]')) {
    if (status.textContent === 'Loading...' && !document.querySelector('main h1')) window.skeletons++
  }
}).observe(document.body, { childList: true, subtree: true })`

async function managerOnJobs() {
  const visitor = await newVisitor()
  await signInAsDemo(visitor.page, 'ingrid.solberg@aurora.example', 'I am hiring')
  await visitor.page.goto('/jobs')
  await visitor.page.getByRole('heading', { name: 'Available Positions' }).waitFor()
  return visitor
}

/** Pages of another remote: the way there, the file of their scripts, and what they ask for when they are opened. */
const PAGES = [
  {
    role: 'link',
    name: 'Hiring Dashboard',
    title: 'Hiring Dashboard',
    scripts: 'page-hiring-dashboard',
    asks: '/api/jobs/my-jobs',
  },
  {
    role: 'button',
    name: 'Post Job',
    title: 'Post a New Job',
    scripts: 'page-hiring-post-job',
    asks: '/api/company',
  },
] as const

test.each(PAGES)(
  "another remote's page that was pointed at is there at once, with no skeleton in between: $title",
  async ({ role, name, scripts, title }) => {
    const { page } = await managerOnJobs()
    const way = page.getByRole(role, { name })
    const coming = page.waitForResponse(new RegExp(`remotes/mfe-hiring/.*/${scripts}\\.`))
    await way.hover()
    await (await coming).finished()
    await page.waitForLoadState('networkidle')
    await page.evaluate(WATCH)
    await way.click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.evaluate<number>('skeletons')).toBe(0)
  },
)

/** Runs in the page: notes each heading that is made from now on, wherever it ends up. */
const NOTE_HEADINGS = `window.headings = []
const make = document.createElement
document.createElement = (name, ...options) => {
  const element = make.call(document, name, ...options)
  if (name === 'h1') window.headings.push(element)
  return element
}`

test.each(PAGES)(
  'a page that was pointed at is rendered once, outside the document, and requests nothing before it is opened: $title',
  async ({ role, name, title, asks }) => {
    const { page, complaints } = await managerOnJobs()
    await page.waitForLoadState('networkidle')
    const titleBefore = await page.title()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    await page.evaluate(NOTE_HEADINGS)
    await page.getByRole(role, { name }).hover()
    await page.waitForFunction(() => (globalThis as unknown as { headings: Element[] }).headings.length > 0)
    await page.waitForLoadState('networkidle')
    const headings = `headings.map((heading) => [heading.textContent, heading.isConnected])`
    expect(await page.evaluate<unknown>(headings)).toEqual([[title, false]])
    expect(await page.locator('h1').allTextContents()).toEqual(['Find Jobs Through Your Network'])
    expect(await page.title()).toBe(titleBefore)
    expect(asked).toEqual([])
    // Pointed at again, it is not drawn again.
    await page.mouse.move(0, 0)
    await page.getByRole(role, { name }).hover()
    await page.getByRole(role, { name }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate<unknown>(headings)).toEqual([
      [title, false],
      [title, true],
    ])
    expect(asked.filter((path) => path === asks)).toEqual([asks])
    expect(complaints).toEqual([])
  },
)

/** Runs in the page: what React has to draw is held until it is let work. */
const HOLD_WORK = `{
  const post = MessagePort.prototype.postMessage
  const held = (window.held = [])
  MessagePort.prototype.postMessage = function (...message) {
    held.push(() => post.apply(this, message))
  }
  window.letWork = () => {
    MessagePort.prototype.postMessage = post
    for (const go of held) go()
  }
}`

test('a page that is opened before it was prerendered is not prerendered when it is left', async () => {
  const { page, complaints } = await managerOnJobs()
  await page.waitForLoadState('networkidle')
  await page.evaluate(HOLD_WORK)
  const way = page.getByRole('link', { name: 'Hiring Dashboard' })
  await way.hover()
  // There is something to draw: its scripts have come.
  await page.waitForFunction(() => (globalThis as unknown as { held: unknown[] }).held.length > 0)
  await way.click()
  await page.evaluate('letWork()')
  await page.getByRole('heading', { level: 1, name: 'Hiring Dashboard' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(NOTE_HEADINGS)
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Find Jobs Through Your Network' }).waitFor()
  await page.waitForLoadState('networkidle')
  const headings = `headings.map((heading) => heading.textContent)`
  expect(await page.evaluate<unknown>(headings)).toEqual(['Find Jobs Through Your Network'])
  expect(complaints).toEqual([])
})

test('and one that was not is told of by the skeleton', async () => {
  const { page } = await managerOnJobs()
  await page.evaluate(WATCH)
  // As from the keyboard of somebody quick: no pointer, and no time between focus and click.
  await page.getByRole('link', { name: 'Hiring Dashboard' }).evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'Hiring Dashboard' }).waitFor()
  expect(await page.evaluate<number>('skeletons')).toBeGreaterThan(0)
})
