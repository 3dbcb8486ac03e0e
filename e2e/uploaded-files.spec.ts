import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { pdf } from './fixtures/files.ts'
import { createJob, inviteTo, toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

test('an invalid resume is refused after its upload, a valid one survives a reload and is sent from another tab, and is replaced until it is read', async () => {
  const hiring = (await newVisitor()).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { id: jobId } = await createJob(hiring)
  const referring = await newVisitor()
  await signInAs(referring.page, somebody('Rita', 'Falk'), 'I am referring')
  const { candidate, link } = await inviteTo(referring.page, jobId)
  const { page, context, complaints } = await newVisitor({ width: 360, height: 780 })
  await page.goto(link)
  const resume = page.locator('input[type=file]').first()
  await resume.setInputFiles({ ...pdf('fake.pdf'), buffer: Buffer.from('fake file') })
  await page.getByText('fake.pdf: This file is not of a type we accept here. Please choose PDF, DOC or DOCX.').waitFor()
  expect(await page.getByText('Resume uploaded', { exact: true }).count()).toBe(0)
  await resume.setInputFiles(pdf('resume.pdf'))
  await toast(page, 'Resume uploaded successfully!', 'Your resume has been attached to your application.')
  await page.reload()
  await page.getByText('Resume uploaded', { exact: true }).waitFor()

  const second = await context.newPage()
  await second.goto(link)
  await second.getByText('resume.pdf').waitFor()
  await second.getByLabel('Email').fill(candidate.email)
  await second.getByRole('checkbox', { name: /^I agree to the Terms of Service/ }).check()
  await second.getByRole('button', { name: 'Submit Application' }).click()
  await toast(second, 'Application submitted successfully!', "Thank you for applying. We'll be in touch soon.")

  await second.getByRole('link', { name: 'your private status page' }).click()
  await correct(second)
  await hiring.goto('/applications')
  await hiring.getByText('Corrected by the candidate: Phone, Resume').waitFor()
  const read = hiring.waitForResponse(/\/read$/)
  await hiring.getByRole('link', { name: 'Cara Diaz' }).click()
  await read
  await hiring.getByRole('link', { name: '+1 555 010 0199' }).waitFor()
  const before = await hiring.getByRole('link', { name: 'Resume before' }).getAttribute('href')
  expect((await hiring.request.get(before ?? '')).status()).toBe(200)

  await second.reload()
  await second.getByLabel('Your note').fill('I moved to Lisbon.')
  await second.getByRole('button', { name: 'Send Note' }).click()
  await toast(second, 'Note sent')
  expect(await second.getByText('Correct my application').count()).toBe(0)
  await hiring.reload()
  await hiring.getByText('I moved to Lisbon.').waitFor()
  // The file that was refused is told to the console as what it is.
  expect(complaints.filter((text) => !/status of 400/.test(text))).toEqual([])
})

/** Corrects the phone number and replaces the resume. */
async function correct(page: Page): Promise<void> {
  await page.getByText('Correct my application').click()
  const form = page.getByRole('form', { name: 'Correct my application' })
  await form.getByLabel('Phone').fill('+1 555 010 0199')
  await form.locator('input[type=file]').first().setInputFiles(pdf('newer.pdf'))
  await form.getByText('Resume uploaded', { exact: true }).waitFor()
  await form.getByRole('button', { name: 'Send Correction' }).click()
  await toast(page, 'Application corrected', 'The company sees what you changed.')
}
