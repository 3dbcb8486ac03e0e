import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { createJob, inviteTo } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

const PHONE = { width: 360, height: 740 }

/** Signed in, at the jobs, with the page before in the history. */
async function atTheJobs() {
  const visitor = await newVisitor(PHONE)
  const { page } = visitor
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/dashboard')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByRole('button', { name: 'Refer Candidate' }).first().waitFor()
  return visitor
}

async function openRefer(page: Page) {
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Refer a Candidate' })
  const fields = ['Candidate Email', 'Candidate Name', 'Personal Message'].map((label) => dialog.getByLabel(label))
  const typed = () => Promise.all(fields.map((field) => field.inputValue()))
  await dialog.waitFor()
  return { dialog, fields, typed }
}

/** No dialog stands in the page, nor in the history: the entry of a closed one is left a moment after it. */
const gone = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('[role=dialog], dialog[open], #root[aria-hidden]') && !history.state?.dialogs,
  )

const WORDS = ['cara@example.com', 'Cara Diaz', 'You would love it']

test('Back closes the refer dialog, and reopening it restores the typed text, even after a reload', async () => {
  const { page, complaints } = await atTheJobs()
  const { fields, typed } = await openRefer(page)
  for (const [at, field] of fields.entries()) await field.fill(WORDS[at] ?? '')
  await page.goBack()
  await gone(page)
  expect(new URL(page.url()).pathname).toBe('/jobs')
  await openRefer(page)
  expect(await typed()).toEqual(WORDS)

  await page.reload()
  const { dialog } = await openRefer(page)
  expect(await typed()).toEqual(WORDS)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await gone(page)
  await openRefer(page)
  expect(await typed()).toEqual(['', '', ''])
  expect(complaints).toEqual([])
})

test('a dialog closed by other means or by a reload leaves no history entry', async () => {
  const { page } = await atTheJobs()
  for (const leave of ['Cancel', 'Dismiss']) {
    const { dialog } = await openRefer(page)
    await dialog.getByRole('button', { name: leave }).click()
    await gone(page)
  }
  await page.getByRole('button', { name: 'View Details' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refer Candidate' }).click()
  await page.getByRole('dialog', { name: 'Refer a Candidate' }).waitFor()
  await page.keyboard.press('Escape')
  await gone(page)
  await openRefer(page)
  await page.reload()
  await page.getByRole('button', { name: 'Refer Candidate' }).first().waitFor()
  await page.goBack()
  await page.waitForURL('**/dashboard')
})

test('a search just typed survives opening and closing a dialog', async () => {
  const { page } = await atTheJobs()
  await page.getByPlaceholder('Search jobs, companies, or skills...').fill('engineer')
  await openRefer(page)
  await page.goBack()
  await gone(page)
  await page.waitForURL('**/jobs?q=engineer')
})

test("Back closes a manager's deletion dialog, and a candidate's dialog on a server-rendered page", async () => {
  const hiring = (await newVisitor(PHONE)).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { id, title } = await createJob(hiring)
  await hiring.goto('/hiring-dashboard')
  await hiring.getByRole('button', { name: `Delete ${title}` }).click()
  const question = hiring.getByRole('alertdialog', { name: 'Delete Job Listing' })
  await question.waitFor()
  await hiring.goBack()
  await question.waitFor({ state: 'detached' })
  expect(new URL(hiring.url()).pathname).toBe('/hiring-dashboard')

  const referring = (await newVisitor()).page
  await signInAs(referring, somebody('Rita', 'Falk'), 'I am referring')
  const { link } = await inviteTo(referring, id)
  const { page, complaints } = await newVisitor(PHONE)
  await page.goto('/terms')
  await page.goto(link)
  await page.getByRole('button', { name: 'No thanks, delete my details' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete your details?' })
  await asked.waitFor()
  await page.goBack()
  await gone(page)
  await page.getByRole('button', { name: 'No thanks, delete my details' }).click()
  await asked.getByRole('button', { name: 'Keep my invitation' }).click()
  await gone(page)
  expect(page.url()).toContain('/apply/')
  await page.goBack()
  await page.waitForURL('**/terms')
  expect(complaints).toEqual([])
})
