import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { png } from './fixtures/files.ts'
import { breakCalls, holdCalls, watchCalls } from './fixtures/network.ts'
import { picture, writeContactSheet } from './fixtures/picture.ts'
import { toast } from './fixtures/scenes.ts'
import { signInAs, signInAsDemo, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(async () => {
  await closeBrowser()
  await writeContactSheet()
})

/** The message at a field, as a screen reader hears it with the field. */
async function messageAt(page: Page, label: string): Promise<string> {
  const field = page.getByLabel(label, { exact: false }).first()
  const id = await field.getAttribute('aria-describedby')
  return id
    ? page
        .locator(
          id
            .split(' ')
            .map((one) => `[id="${one}"]`)
            .join(','),
        )
        .allInnerTexts()
        .then((all) => all.join())
    : ''
}

test('company setup shows field errors, keeps the form on failure, and leads on', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring', '/company-setup')
  const save = page.getByRole('button', { name: 'Complete Setup' })
  await page.getByLabel('Company Name').fill('A')
  await page.getByLabel('Company Description').fill('Too short')
  await page.getByLabel('Website').fill('crumb')
  await page.getByLabel('Logo URL').fill('javascript:alert(1)')
  await save.click()
  expect(await messageAt(page, 'Company Name')).toContain('Company name must be at least 2 characters')
  expect(await messageAt(page, 'Company Description')).toContain('Description must be at least 10 characters')
  expect(await messageAt(page, 'Website')).toContain('Please enter a valid URL')
  expect(await messageAt(page, 'Logo URL')).toContain('Please enter a valid logo URL')

  await page.getByLabel('Company Name').fill('AB')
  await page.getByLabel('Company Description').fill('0123456789')
  await page.getByLabel('Website').fill('https://crumb.example')
  await page.getByLabel('Logo URL').fill('')
  const mend = await breakCalls(page, 'POST', '/api/company/setup')
  await save.click()
  await toast(page, 'Setup failed', 'Please try again.')
  expect(await page.getByLabel('Website').inputValue()).toBe('https://crumb.example')
  await mend()
  await save.click()
  await toast(page, 'Company setup complete!', 'You can now post job listings.')
  await page.waitForURL('**/hiring-dashboard')
})

test("a press on the button counts, even if the left field's error moves the button", async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring', '/company-setup')
  await page.getByLabel('Website').fill('crumb')
  await page.getByRole('button', { name: 'Complete Setup' }).click({ position: { x: 40, y: 4 } })
  await page.getByText('Please enter a valid URL').waitFor()
  // A field never left speaks only once the form was sent.
  await page.getByText('Company name must be at least 2 characters').waitFor()
})

test('posting a job shows field errors, keeps the form on failure, and uploads a logo or says why not', async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'nora.beaulieu@kiteworks.example', 'I am hiring', '/post-job')
  const post = page.locator('form').getByRole('button', { name: 'Post Job' })
  const values: Record<string, string> = {
    'Company Name': 'A',
    'Job Title': 'AB',
    Location: 'Li',
    'Job Description': 'x'.repeat(49),
    Requirements: 'x'.repeat(29),
    'Minimum Salary': '-1',
    'Maximum Salary': '-2',
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Offer referral bonus?').click()
  await post.click()
  for (const [label, message] of [
    ['Company Name', 'Company name must be at least 2 characters'],
    ['Job Title', 'Title must be at least 3 characters'],
    ['Location', 'Location is required'],
    ['Job Description', 'Description must be at least 50 characters'],
    ['Requirements', 'Requirements must be at least 30 characters'],
    ['Minimum Salary', 'Minimum salary must be positive'],
    ['Maximum Salary', 'Maximum salary must be positive'],
    ['Referral Bonus Amount', 'Referral bonus amount is required when offering a bonus'],
  ] as const) {
    expect(await messageAt(page, label)).toContain(message)
  }
  expect(await page.getByLabel('Company Name').evaluate((field) => field === document.activeElement)).toBe(true)

  await page.getByLabel('Minimum Salary').fill('50000')
  await page.getByLabel('Maximum Salary').fill('49999')
  await page.getByLabel('Referral Bonus Amount').fill('0')
  expect(await messageAt(page, 'Maximum Salary')).toContain('Maximum salary must be greater than minimum salary')
  expect(await messageAt(page, 'Referral Bonus Amount')).toContain('Referral bonus must be at least $1')

  const title = `Kite maker ${crypto.randomUUID().slice(0, 8)}`
  const good: Record<string, string> = {
    'Company Name': 'Kiteworks',
    'Job Title': title,
    Location: 'Bergen',
    'Job Description': 'x'.repeat(50),
    Requirements: 'y'.repeat(30),
    'Maximum Salary': '50000',
    'Referral Bonus Amount': '1',
  }
  for (const [label, value] of Object.entries(good)) await page.getByLabel(label).fill(value)

  const file = page.locator('input[type=file]')
  await file.setInputFiles({ ...png('large.png'), buffer: Buffer.alloc(2_097_153) })
  await page.getByText('large.png is larger than 2 MB.').waitFor()
  const mendUpload = await breakCalls(page, 'POST', '/api/objects/upload')
  await file.setInputFiles(png('logo.png'))
  await toast(page, 'Upload error', 'Logo upload failed. Please try again.')
  await mendUpload()
  await file.setInputFiles(png('logo.png'))
  await toast(page, 'Logo uploaded successfully!')

  const mend = await breakCalls(page, 'POST', '/api/jobs')
  await post.click()
  await toast(page, 'Failed to post job', 'Please try again.')
  expect(await page.getByLabel('Job Title').inputValue()).toBe(title)
  await mend()
  const sent = watchCalls(page, 'POST', '/api/jobs')
  const letGo = await holdCalls(page, 'POST', '/api/jobs')
  await post.click()
  await page.getByRole('button', { name: 'Posting...' }).waitFor()
  letGo()
  await toast(page, 'Job posted successfully!', 'Your job listing is now live.')
  await page.waitForURL('**/hiring-dashboard')
  expect(sent[0]?.postDataJSON()).toMatchObject({ hasReferralBonus: true, referralBonus: 1, type: 'full-time' })
  expect(sent[0]?.postDataJSON().companyLogo).toStartWith('/api/company-logos/')
})

test('the test email shows sending, keeps the form on failure, and clears once sent', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/email-test')
  const send = page.getByRole('button', { name: 'Send Test Email' })
  await page.getByLabel('Recipient Email').fill('rita@example.com')
  await page.getByLabel('Message').fill('Mine')
  const mend = await breakCalls(page, 'POST', '/api/test-email')
  await send.click()
  await toast(page, 'Failed to send email', 'There was an error sending the email.')
  expect(await page.getByLabel('Message').inputValue()).toBe('Mine')
  await mend()
  const letGo = await holdCalls(page, 'POST', '/api/test-email')
  await send.click()
  await page.getByRole('button', { name: 'Sending...' }).waitFor()
  letGo()
  await toast(page, 'Email sent successfully!', 'The test email has been sent.')
  const values = await Promise.all(
    ['Recipient Email', 'Subject Line', 'Message'].map((label) => page.getByLabel(label).inputValue()),
  )
  expect(values).toEqual(['', '', 'This is a test of the email notification system.'])
})

test('a person without a role sees role setup everywhere, and starts where the role begins', async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'sam.whitaker@people.example', 'I am referring')
  for (const path of ['/', '/jobs', '/dashboard', '/post-job', '/nothing']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Complete Your Setup' }).waitFor()
  }
  await page.goto('/apply/nobodys-link')
  await page.getByRole('heading', { name: 'Invalid Referral Link' }).waitFor()
  await page.goto('/jobs')
  expect(await picture(page, 'role-setup')).toEqual([])
  await page.getByLabel('I am a... *').selectOption('referrer')
  const complete = page.getByRole('button', { name: 'Complete Setup' })
  const mend = await breakCalls(page, 'POST', '/api/setup-role')
  await complete.click()
  await toast(page, 'Setup failed', 'Please try again.')
  expect(await page.getByLabel('I am a... *').inputValue()).toBe('referrer')
  await mend()
  const letGo = await holdCalls(page, 'POST', '/api/setup-role')
  await complete.click()
  await page.getByRole('button', { name: 'Setting up...' }).waitFor()
  letGo()
  await toast(page, 'Account setup complete!')
  await page.waitForURL('**/jobs')
  await page.getByRole('heading', { name: 'Find Jobs Through Your Network' }).waitFor()
})
