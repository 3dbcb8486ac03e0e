import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { watchCalls } from './fixtures/network.ts'
import { createJob } from './fixtures/scenes.ts'
import { fillIn, signInAs, somebody } from './fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor } from './fixtures/visitor.ts'

let job = { id: '', title: '' }
beforeAll(async () => {
  const { page, context } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
  for (let at = 0; at < 12; at++) job = await createJob(page, { title: `Baker ${at}` })
  await context.close()
}, 60_000)
afterAll(closeBrowser)

async function referring(options = {}) {
  const visitor = await newVisitor({ width: 360, height: 740, ...options })
  await signInAs(visitor.page, somebody('Rita', 'Falk'), 'I am referring')
  return visitor
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const gone = (page: Page) => page.waitForFunction(() => !document.querySelector('[role=dialog], #root[aria-hidden]'))
const isInDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null && document.activeElement !== null)

test('job details have their own address and the focus, and Back returns to the same card', async () => {
  // Wide: under a dialog this browser keeps a place for a scroll bar that it does not show, and narrow lines break anew.
  const { page, complaints } = await referring({ width: 1280 })
  await page.goto('/jobs?sort=salary')
  const card = page.getByRole('article').nth(6)
  const button = card.getByRole('button', { name: 'View Details' })
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const place = () => button.evaluate((element) => element.getBoundingClientRect().top)
  const title = await card.getByRole('heading').innerText()
  const reads = watchCalls(page, 'GET', /^\/api\/jobs/)
  for (const leave of ['Back', 'Close']) {
    const top = await place()
    await button.click()
    await dialogOf(page, title).waitFor()
    await page.waitForFunction((name) => document.title === `${name} · Goodword`, title)
    expect(new URL(page.url()).pathname).toMatch(/^\/jobs\/[\w-]{36}$/)
    expect(new URL(page.url()).search).toBe('?sort=salary')
    expect(await isInDialog(page)).toBe(true)
    if (leave === 'Back') await page.goBack()
    else await dialogOf(page, title).getByRole('button', { name: leave }).click()
    await gone(page)
    await page.waitForURL('**/jobs?sort=salary')
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(Math.abs((await place()) - top)).toBeLessThan(5)
  }
  await page.goForward()
  await dialogOf(page, title).waitFor()
  expect(reads.length).toBe(0)
  expect(complaints).toEqual([])
})

test("a job address opens list and details in one request, and closing keeps the list's search", async () => {
  const { page, complaints } = await referring()
  const reads = watchCalls(page, 'GET', new RegExp(`^/api/jobs/${job.id}`))
  const reply = await page.goto(`/jobs/${job.id}?q=nobody-has-this`)
  expect(reply?.status()).toBe(200)
  await dialogOf(page, job.title).waitFor()
  await page.reload()
  const details = dialogOf(page, job.title)
  await details.getByText('Job Description').waitFor()
  expect(await isInDialog(page)).toBe(true)
  expect(reads.length).toBe(0)
  await details.getByRole('button', { name: 'Refer Candidate' }).click()
  await dialogOf(page, 'Refer a Candidate').waitFor()
  await page.waitForURL('**/jobs?q=nobody-has-this')
  await page.goBack()
  await gone(page)
  await page.waitForURL('**/jobs?q=nobody-has-this')
  await page.getByText('No jobs found matching your criteria').waitFor()
  expect(complaints).toEqual([])
})

test('details opened over the list stay there after a reload of their data', async () => {
  const { page } = await referring()
  await page.goto('/jobs?sort=salary')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: 'View Details' }).click()
  await dialogOf(page, title).waitFor()
  await page.reload()
  await dialogOf(page, title).getByRole('button', { name: 'Close' }).click()
  await gone(page)
  await page.waitForURL('**/jobs?sort=salary')
  await page.goBack()
  await page.waitForURL((url) => !url.pathname.startsWith('/jobs'))
})

test("an unknown job's address says so, with status 404", async () => {
  const { page } = await referring()
  const reply = await page.goto(`/jobs/${crypto.randomUUID()}`)
  expect(reply?.status()).toBe(404)
  const details = dialogOf(page, 'This job is not open any more')
  await details.waitFor()
  await details.getByRole('button', { name: 'Close' }).click()
  await gone(page)
  await page.waitForURL('**/jobs')
  await page.getByRole('article').first().waitFor()
})

test("a guest at a job's address signs in and returns to it", async () => {
  const { page } = await newVisitor()
  expect((await fetch(`${APP_URL}/api/jobs/${job.id}`)).status).toBe(404)
  expect((await page.goto(`/jobs/${job.id}`))?.status()).toBe(404)
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  await page.getByRole('button', { name: 'I am referring' }).click()
  await fillIn(page, somebody('Nora', 'Lund'))
  await dialogOf(page, job.title).waitFor()
})

test("a guest reads a job's public page, even without scripts, and signs in from there", async () => {
  const hiring = await newVisitor()
  await signInAs(hiring.page, somebody('Mara', 'Lind'), 'I am hiring')
  const open = await createJob(hiring.page, { title: 'Glazier', referralBonus: 1730, isPublic: true })
  const plain = await newVisitor({ hasScripts: false })
  const reply = await plain.page.goto(`/jobs/${open.id}`)
  expect(reply?.status()).toBe(200)
  await plain.page.getByRole('heading', { level: 1, name: open.title }).waitFor()
  await plain.page.getByRole('heading', { level: 2, name: 'Requirements' }).waitFor()
  const html = (await reply?.text()) ?? ''
  expect(html).toContain(`<title>${open.title} · Goodword</title>`)
  for (const secret of ['1730', '1,730', 'referralCount', 'Mara']) expect(html).not.toContain(secret)

  const { page, complaints } = await newVisitor({ width: 360, height: 740 })
  await page.goto(`/jobs/${open.id}`)
  await page.getByRole('button', { name: 'I am referring' }).click()
  await fillIn(page, somebody('Nora', 'Lund'))
  await dialogOf(page, open.title).getByText('$1,730').waitFor()
  expect(complaints).toEqual([])
})
