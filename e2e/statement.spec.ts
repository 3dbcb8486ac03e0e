import { afterAll, expect, test } from 'bun:test'
import { SQL } from 'bun'
import type { Page } from 'playwright-core'
import { barriers } from './fixtures/barriers.ts'
import { SERVER_ENV } from './fixtures/checkout.ts'
import { writeHires } from './fixtures/hires.ts'
import { send } from './fixtures/network.ts'
import { createJob, toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

const MANY = 10_000
/** Bytes of what a first screen is answered, compressed: each row tells all that its amount rests on. */
const FIRST_SCREEN_MAX = 40_000
const PHONE = { width: 360, height: 740, isTouch: true }

const sql = new SQL(SERVER_ENV.DATABASE_URL ?? '')
afterAll(async () => {
  await closeBrowser()
  await sql.close()
})

/** A manager with a job, and somebody whose recommendations for it were hired. */
async function hired(hires: { count: number; isDue?: boolean }, size?: typeof PHONE) {
  const hiring = await newVisitor(size)
  await signInAs(hiring.page, somebody('Mara', 'Lind'), 'I am hiring')
  const job = await createJob(hiring.page)
  const referring = await newVisitor(size)
  await signInAs(referring.page, somebody('Rita', 'Falk'), 'I am referring')
  const { id: recommenderId } = await send<{ id: string }>(referring.page, 'GET', '/api/auth/user')
  await writeHires(sql, { jobId: job.id, recommenderId, ...hires })
  return { hiring, referring, job }
}

const sumOf = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]').innerText()

test('a recommender sees the agreed rewards, explains one down to its transfer, and disputes it', async () => {
  const { hiring, referring, job } = await hired({ count: 2, isDue: true })
  await hiring.context.close()
  const { page, complaints } = referring
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '$0 promised, $2,250 due, $0 paid' }).click()
  await page.getByRole('heading', { name: 'Statement' }).waitFor()
  const faults = await barriers(page)
  await page.getByRole('link', { name: 'Explain this amount: $2,250 due' }).click()
  await page.getByRole('heading', { name: 'What makes $2,250 due' }).waitFor()
  expect(new URL(page.url()).search).toBe('?sum=due')
  await page.getByRole('row').nth(2).waitFor()
  expect(await page.getByRole('row').count()).toBe(3)

  // By keys alone, and back to where they were.
  const explain = page.getByRole('button', { name: 'Explain this amount: $1,125, Cara Number 1' })
  await explain.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Where $1,125 comes from' })
  for (const text of [
    'The guarantee has passed: the bonus is due.',
    '$1,125 from what is held for the recommender to what is due to the recommender',
    'Crumb & Daughters pays a referral bonus of $1,500.',
  ])
    await dialog.getByText(text).waitFor()
  faults.push(...(await barriers(page)))
  const receipt = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Signed receipt' }).click()
  expect((await receipt).suggestedFilename()).toMatch(/^goodword-promise-.+\.json$/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await explain.evaluate((button) => button === document.activeElement)).toBe(true)

  await explain.click()
  await dialog.getByRole('button', { name: 'Dispute' }).click()
  await page.getByLabel('Why').fill('I was promised more.')
  faults.push(...(await barriers(page)))
  await page.getByRole('dialog', { name: 'Dispute this amount' }).getByRole('button', { name: 'Dispute' }).click()
  await toast(page, 'Disputed', 'An operator decides and gives a reason.')
  await page.getByText('An operator decides, since').waitFor()
  await page.getByLabel('State').selectOption('Disputed')
  await page.waitForURL('**/statement?state=disputed')
  await page.getByRole('heading', { name: 'Rewards: disputed' }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.getByRole('row').count()).toBe(2)
  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const file = await (await csv).path()
  const lines = (await Bun.file(file).text()).trim().split('\r\n')
  expect([lines.length, lines[1]?.includes(job.title), lines[1]?.includes(',"disputed",')]).toEqual([2, true, true])
  await page.goBack()
  await page.waitForURL('**/statement?sum=due')
  expect(faults).toEqual([])
  expect(complaints).toEqual([])
})

test('a company sees what it owes to whom, reports a payment, and prints the invoice', async () => {
  const { hiring, referring } = await hired({ count: 1, isDue: true }, PHONE)
  const { page, complaints } = hiring
  await page.goto('/hiring-dashboard')
  await page.getByRole('link', { name: '$0 promised, $1,500 due, $0 paid' }).click()
  await page.getByText('$1,125 for Rita Falk, $375 for Goodword').waitFor()
  const faults = await barriers(page)
  await page.getByRole('button', { name: 'We have paid: Cara Number 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'We have paid' })
  await dialog.getByLabel('Reference (Optional)').fill('SEPA 7')
  faults.push(...(await barriers(page)))
  await dialog.getByRole('button', { name: 'We have paid' }).click()
  await toast(page, 'Recorded as paid', 'Goodword confirms it when the money arrives.')
  await page.getByText('Paid by company', { exact: true }).last().waitFor()
  await page.getByRole('link', { name: 'Explain this amount: $0 due' }).waitFor()
  expect(await sumOf(page, 'Paid by company')).toBe('$1,500')

  await page.getByRole('button', { name: 'Details: Cara Number 1' }).click()
  await page.getByRole('link', { name: 'Invoice' }).click()
  await page.waitForURL(/\/statement\/[^/]+\/invoice$/)
  await page.getByText(/^Paid on .+, as you reported\.$/).waitFor()
  await page.getByText('SEPA 7').waitFor()
  faults.push(...(await barriers(page)))
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.locator('main').innerText()).toContain('Total\t$1,500')
  await page.emulateMedia({ media: 'screen' })

  // To anybody else there is no such invoice.
  await referring.page.goto(new URL(page.url()).pathname)
  await referring.page.getByText('Only hiring managers have invoices.').waitFor()
  expect(faults).toEqual([])
  expect(complaints).toEqual([])
})

test('ten thousand rewards start with a small first screen on a phone, add up, and load on demand', async () => {
  const { hiring, referring } = await hired({ count: MANY }, PHONE)
  await hiring.context.close()
  const { page, complaints } = referring
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/statement')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto('/statement')
  await page.getByText('Cara Number 1', { exact: true }).waitFor()
  expect(await sumOf(page, 'Promised')).toBe('$11,250,000')
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_SCREEN_MAX)
  for (const shown of [70, 120, 170]) {
    await page.getByRole('status').filter({ hasText: 'of 10,000' }).scrollIntoViewIfNeeded()
    await page.getByText(`Cara Number ${shown}`, { exact: true }).waitFor({ state: 'attached' })
  }
  // Wherever it is scrolled to, the header that sticks may cover half of a button.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await barriers(page)).toEqual([])
  expect(complaints).toEqual([])
})
