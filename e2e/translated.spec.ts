import { afterAll, expect, test } from 'bun:test'
import { pdf } from './fixtures/files.ts'
import { invite } from './fixtures/invite.ts'
import { holdCalls } from './fixtures/network.ts'
import { createJob, toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

// What a translator has in its place is what a reader sees; `TRANSLATED=1` before a command of journeys tries all of them so.

test('a translated jobs page shows the new count, and a translated button what it does', async () => {
  const hiring = (await newVisitor()).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { title } = await createJob(hiring)
  const { page, complaints } = await newVisitor({ isTranslated: true })
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/jobs')
  await page.locator('font', { hasText: 'Available Positions' }).first().waitFor()
  const search = page.getByLabel('Search in title, company and description')
  await search.fill('nowhere to be found')
  await page.getByText('0 jobs found', { exact: true }).waitFor()
  await search.fill(title)
  await page.getByText('1 jobs found', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Refer a Candidate' })
  const email = dialog.getByLabel('Candidate Email')
  await dialog.getByLabel('Candidate Name').fill('Cara Diaz')
  await email.fill('cara(at)example.com')
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  await dialog.getByText('Please enter a valid email address').waitFor()
  await email.fill(somebody('Cara', 'Diaz').email)
  const letGo = await holdCalls(page, 'POST', '/api/referrals')
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  await dialog.getByText('Sending...', { exact: true }).waitFor()
  letGo()
  await toast(page, 'Referral sent successfully!', 'The candidate will receive an email with the application link.')
  await page.locator('article').filter({ hasText: title }).getByText('1 referral', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a translated application page shows what was uploaded, decided and sent', async () => {
  const { candidate, link } = await invite()
  const { page, complaints } = await newVisitor({ isTranslated: true })
  await page.goto(link)
  await page.locator('font', { hasText: 'Complete Your Application' }).first().waitFor()
  await page.getByRole('button', { name: "I'm interested" }).click()
  await page.getByText(/^Lovely!/).waitFor()
  await page.locator('input[type=file]').first().setInputFiles(pdf('resume.pdf'))
  await page.getByText('Replace', { exact: true }).waitFor()
  expect(await page.getByText('Upload Resume', { exact: true }).count()).toBe(0)
  await page.getByLabel('Email').fill(candidate.email)
  await page.getByRole('checkbox', { name: /^I agree to the Terms of Service/ }).check()
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText('Your application is with').first().waitFor()
  await page.reload()
  await page.getByText('You applied at').waitFor()
  expect(complaints).toEqual([])
})
