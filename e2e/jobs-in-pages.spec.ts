import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { holdCalls, watchCalls } from './fixtures/network.ts'
import { createJob } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

const search = (page: Page) => page.getByPlaceholder('Search jobs, companies, or skills...')

/** Sixty jobs that one word finds, and nobody else's. */
async function manyJobs() {
  const { page, context } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
  const word = `w${crypto.randomUUID().slice(0, 8)}`
  for (let at = 0; at < 60; at++) await createJob(page, { title: `Baker ${at} ${word}` })
  await context.close()
  return word
}

/** What is asked of the list from now on; not of what comes close, which follows it. */
function watchReads(page: Page) {
  const calls = watchCalls(page, 'GET', '/api/jobs')
  return () => calls.map((call) => new URL(call.url()).search).filter((query) => !query.includes('close='))
}

async function referring(options = {}) {
  const visitor = await newVisitor(options)
  // As on a later visit: on the first one the text's face changes with the page, and rows with it.
  await visitor.context.addCookies([{ name: 'display-font', value: 'here', url: APP_URL }])
  await signInAs(visitor.page, somebody('Rita', 'Falk'), 'I am referring')
  return visitor
}

test('the job list grows while scrolling, keeps few cards in the page, and Back returns to the same place', async () => {
  const word = await manyJobs()
  const { page, complaints } = await referring({ width: 360, height: 740 })
  await page.goto(`/jobs?q=${word}`)
  await page.getByText('60 jobs found').waitFor()
  const reads = watchReads(page)
  await page.getByText('20 of 60').scrollIntoViewIfNeeded()
  const last = page.getByRole('heading', { name: `Baker 0 ${word}` })
  const isAtEnd = () => page.getByText('All 60 are shown').scrollIntoViewIfNeeded()
  await page.getByText('All 60 are shown').waitFor()
  await isAtEnd()
  await last.waitFor()
  expect(reads().length).toBe(1)
  const cards = page.getByRole('article')
  expect(await cards.count()).toBeLessThan(40)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await cards.count()).toBe(60)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  // A card keeps the focus, and its place, where another part of the list is in sight.
  const button = cards.last().getByRole('button').last()
  await button.focus()
  const end = await page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('heading', { name: `Baker 59 ${word}` }).waitFor()
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await button.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(end)
  await button.evaluate((element) => (element as HTMLElement).blur())
  await isAtEnd()
  await last.waitFor()

  const place = () => last.evaluate((title) => Math.round(title.getBoundingClientRect().top))
  await last.evaluate((title) => title.scrollIntoView({ block: 'center' }))
  const before = await place()
  await page.getByRole('link', { name: 'My Referrals' }).click()
  await page.getByText('No referrals yet').waitFor()
  await page.goBack()
  await last.waitFor()
  expect(Math.abs((await place()) - before)).toBeLessThan(5)
  expect(reads().length).toBe(1)

  await page.getByRole('link', { name: 'My Referrals' }).click()
  await page.getByText('No referrals yet').waitFor()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByText('Available Positions').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(complaints).toEqual([])
})

test("the address holds the search, and the last search's reply wins", async () => {
  const { page } = await referring()
  await page.goto('/jobs')
  await page.getByText('Available Positions').waitFor()
  const letGo = await holdCalls(page, 'GET', '/api/jobs')
  await search(page).fill('engineer')
  await search(page).fill('nobody-writes-this')
  letGo()
  await page.getByText('No jobs found matching your criteria').waitFor()
  await page.getByLabel('Job Type').selectOption('contract')
  await page.waitForURL('**/jobs?q=nobody-writes-this&type=contract')
  const reads = watchReads(page)
  await page.reload()
  await page.getByText('No jobs found matching your criteria').waitFor()
  expect(reads()).toEqual([])
  expect(await search(page).inputValue()).toBe('nobody-writes-this')
})

test('close jobs stand below the results and say why', async () => {
  const hiring = await newVisitor()
  await signInAs(hiring.page, somebody('Mara', 'Lind'), 'I am hiring')
  const word = `sour${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}dough`
  await createJob(hiring.page, { title: `Baker of ${word}` })
  await createJob(hiring.page, {
    title: 'Miller',
    requirements: `You know what ${word} is, and how it is fed in winter.`,
  })
  const { page, complaints } = await referring({ width: 360, height: 740 })
  await page.goto(`/jobs?q=${word}`)
  await page.getByText('1 jobs found').waitFor()
  const close = page.getByRole('region', { name: 'Also close' })
  // Before jobs that may be close by what the work is called.
  await close.getByRole('article').first().getByText(`Found in its requirements: “${word}”`).waitFor()

  await search(page).fill(word.replace('dough', 'dogh'))
  await page.getByText('No jobs found matching your criteria').waitFor()
  await close.getByText(/jobs come close to your search/).waitFor()
  await close.getByText(`Spelled “${word}” here`).nth(1).waitFor()
  expect(complaints).toEqual([])
})
