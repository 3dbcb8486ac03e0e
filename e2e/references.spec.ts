import { afterAll, expect, test } from 'bun:test'
import type { Page, Response } from 'playwright-core'
import { toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

/** What a person quotes in a report is what the server's log knows the request by. */

afterAll(closeBrowser)

/** The request id of the next reply from this path. */
async function replyFrom(page: Page, path: string): Promise<string | null> {
  const reply = await page.waitForResponse((response) => new URL(response.url()).pathname === path)
  return reply.headerValue('x-request-id')
}
const reference = (page: Page) => page.locator('p', { hasText: 'Reference' }).locator('code').last()

test("a refusal shows the refused call's reference, which can be copied by keyboard", async () => {
  const { page, context } = await newVisitor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = somebody('Rosa', 'Meyer')
  await signInAs(page, person, 'I am referring', '/jobs')
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  await page.getByLabel('Candidate Email').fill(person.email)
  await page.getByLabel('Candidate Name').fill('Rosa Meyer')
  const requestId = replyFrom(page, '/api/referrals')
  await page.getByRole('button', { name: 'Send Referral' }).click()
  await toast(page, 'Failed to send referral', 'You cannot refer yourself.')
  await reference(page).waitFor()
  await page.keyboard.press('F8')
  const copy = page.getByRole('button', { name: 'Copy reference' })
  await copy.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect([copied, await reference(page).textContent()]).toEqual([String(await requestId), String(await requestId)])
})

test("an invalid link shows the page's reference, which does not move when its button appears", async () => {
  const { page } = await newVisitor()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/rare-request-id*', async (route) => {
    await promise
    await route.continue()
  })
  // Not until it has loaded: on a slow machine the page asks for the held script before that, and `load` waits for it.
  const reply = await page.goto('/apply/opens-nothing', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Invalid Referral Link' }).waitFor()
  expect(await reference(page).textContent()).toBe((await reply?.headerValue('x-request-id')) ?? '')
  const before = await reference(page).boundingBox()
  resolve()
  await page.getByRole('button', { name: 'Copy reference' }).waitFor()
  expect(await reference(page).boundingBox()).toEqual(before)
})

test('a part that fails to load shows the reference of its report', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rosa', 'Meyer'), 'I am referring')
  await page.route(/\/remotes\/mfe-referrer\//, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const reports: Response[] = []
  page.on('response', (reply) => void (reply.url().endsWith('/api/client-errors') && reports.push(reply)))
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: "This part of Goodword didn't load" }).waitFor()
  const shown = await reference(page).textContent()
  // More than one where its scripts were asked for more than once.
  expect(await Promise.all(reports.map((reply) => reply.headerValue('x-request-id')))).toContain(shown)
})
