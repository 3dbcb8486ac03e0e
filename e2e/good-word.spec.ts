import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { pdf } from './fixtures/files.ts'
import { lettersTo } from './fixtures/mailbox.ts'
import { createJob, inviteTo } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

/** What a referrer wrote reaches the company with the application, or not at all: the candidate decides. */
const manager = somebody('Mara', 'Lind')
const WORDS = 'You would shine here.'
let hiring: Page
let referring: Page
let jobId: string

beforeAll(async () => {
  hiring = (await newVisitor()).page
  await signInAs(hiring, manager, 'I am hiring')
  jobId = (await createJob(hiring)).id
  referring = (await newVisitor()).page
  await signInAs(referring, somebody('Rita', 'Falk'), 'I am referring')
})
afterAll(closeBrowser)

/** Somebody opens their link and fills the form in, down to the agreement. */
async function fillForm() {
  const { candidate, link } = await inviteTo(referring, jobId)
  const { page } = await newVisitor()
  await page.goto(link)
  await page.getByText(WORDS).waitFor()
  await page.getByLabel('Email').fill(candidate.email)
  await page.locator('input[type=file]').nth(0).setInputFiles(pdf('resume.pdf'))
  await page.getByText('Resume uploaded', { exact: true }).waitFor()
  return page
}

async function submit(page: Page) {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText('Application submitted successfully!').first().waitFor()
}

/** The newest application, as the manager reads it. */
async function readApplication(): Promise<string> {
  await hiring.goto(`/hiring-dashboard?tab=applications&job=${jobId}`)
  await hiring.getByRole('button', { name: 'Read the application of Cara Diaz' }).first().click()
  return hiring.getByRole('dialog', { name: 'Cara Diaz' }).innerText()
}

test("the company reads the referrer's message with its author in application and email", async () => {
  const page = await fillForm()
  expect(await page.getByRole('radio', { name: 'Yes, with my application' }).isChecked()).toBe(true)
  await submit(page)
  expect(await readApplication()).toMatch(/What Rita Falk wrote to them\s+You would shine here\.\s+They laugh a lot\./)
  const [letter] = await lettersTo(manager.email, 1)
  expect(letter?.text).toMatch(/What “Rita Falk” wrote to them:\s+> “You would shine here\.[\s>]+They laugh a lot\.”/)
})

test('a message left out by the candidate reaches nobody, even if the page was left meanwhile', async () => {
  const page = await fillForm()
  await page.getByRole('link', { name: 'the message from Rita Falk' }).click()
  await page.getByRole('radio', { name: 'No, leave it out' }).check()
  await page.reload()
  await page.getByText('Resume uploaded', { exact: true }).waitFor()
  expect(await page.getByRole('radio', { name: 'No, leave it out' }).isChecked()).toBe(true)
  await submit(page)
  const application = await readApplication()
  expect(application).toContain('Rita Falk')
  expect(application).not.toMatch(/wrote|shine/)
  const [, letter] = await lettersTo(manager.email, 2)
  expect(letter?.subject).toStartWith('New application: “Cara Diaz”')
  expect(letter?.text).not.toMatch(/wrote|shine/)
})
