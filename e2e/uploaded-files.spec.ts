import { afterAll, expect, test } from 'bun:test'
import { pdf } from './fixtures/files.ts'
import { invite } from './fixtures/invite.ts'
import { toast } from './fixtures/scenes.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

test('an invalid resume is refused after its upload, and a valid one survives a reload and is sent from another tab', async () => {
  const { candidate, link } = await invite()
  const { page, context } = await newVisitor()
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
})
