import { afterAll, expect, test } from 'bun:test'
import { watchLoading } from './fixtures/network.ts'
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
  const loaded = watchLoading(visitor.page)
  await signInAsDemo(visitor.page, 'ingrid.solberg@aurora.example', 'I am hiring', '/jobs')
  await visitor.page.getByRole('heading', { name: 'Available Positions' }).waitFor()
  return { ...visitor, loaded }
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
  'a page of another remote opens at once after hovering, without a skeleton: $title',
  async ({ role, name, scripts, title }) => {
    const { page, loaded } = await managerOnJobs()
    const way = page.getByRole(role, { name })
    const coming = page.waitForResponse(new RegExp(`remotes/mfe-hiring/.*/${scripts}\\.`))
    await way.hover()
    await (await coming).finished()
    await loaded()
    await page.evaluate(WATCH)
    await way.click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.evaluate<number>('skeletons')).toBe(0)
  },
)

test.each(PAGES)(
  'a hovered page fetches its data when opened, not before: $title',
  async ({ role, name, title, scripts, asks }) => {
    const { page, loaded } = await managerOnJobs()
    await loaded()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    const coming = page.waitForResponse(new RegExp(`remotes/mfe-hiring/.*/${scripts}\\.`))
    await page.getByRole(role, { name }).hover()
    await (await coming).finished()
    await loaded()
    expect(asked).toEqual([])
    await page.getByRole(role, { name }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await loaded()
    expect(asked.filter((path) => path === asks)).toEqual([asks])
  },
)

test('a page that was not prefetched shows the skeleton first', async () => {
  const { page } = await managerOnJobs()
  await page.evaluate(WATCH)
  // As from the keyboard of somebody quick: no pointer, and no time between focus and click.
  await page.getByRole('link', { name: 'Hiring Dashboard' }).evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'Hiring Dashboard' }).waitFor()
  expect(await page.evaluate<number>('skeletons')).toBeGreaterThan(0)
})
