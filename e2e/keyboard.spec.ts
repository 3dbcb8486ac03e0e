import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { pdf, png } from './fixtures/files.ts'
import { focusOn, press, tabTo, type } from './fixtures/keyboard.ts'
import { breakCalls, watchCalls } from './fixtures/network.ts'
import { createJob, inviteTo, toast } from './fixtures/scenes.ts'
import { signInAs, signInAsDemo, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

/** Every task without a mouse: `tabTo` refuses a stop that is covered or does not show that it has the focus. */

afterAll(closeBrowser)

/** Whether the keyboard's place is within this. */
const within = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.closest(selector) != null, selector)

test('by keyboard alone a person signs in, filters jobs, reads one and refers a candidate', async () => {
  const { page } = await newVisitor()
  await page.goto('/')
  await page.keyboard.press('Tab')
  await focusOn(page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'I am referring' }))
  const me = somebody('Kim', 'Ek')
  await page.locator('input[name=email]').focus()
  await page.keyboard.type(me.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Kim')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ek')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Find Jobs Through Your Network' }).waitFor()

  await type(page, page.getByPlaceholder('Search jobs, companies, or skills...'), 'engineer')
  await tabTo(page, page.getByLabel('Job Type'))
  await page.keyboard.press('ArrowDown')
  expect(await page.getByLabel('Job Type').inputValue()).toBe('full-time')
  await press(page, page.getByRole('button', { name: 'Search Jobs' }))
  await focusOn(page.getByRole('heading', { name: 'Available Positions' }))

  const details = page.getByRole('button', { name: 'View Details' }).first()
  await press(page, details)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Job Description').waitFor()
  for (let stops = 0; stops < 6; stops++) {
    await page.keyboard.press('Tab')
    expect(await within(page, '[role=dialog]')).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await focusOn(details)

  const refer = page.getByRole('button', { name: 'Refer Candidate' }).first()
  await press(page, refer)
  await dialog.getByText('Position Details').waitFor()
  await press(page, dialog.getByRole('button', { name: 'Send Referral' }))
  await dialog.getByText('Candidate name is required').waitFor()
  const email = dialog.getByLabel('Candidate Email')
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'candidateEmail')
  await page.keyboard.type(somebody('Cara', 'Diaz').email)
  await type(page, dialog.getByLabel('Candidate Name'), 'Cara Diaz')
  await page.keyboard.press('Enter')
  await toast(page, 'Referral sent successfully!')
  await email.waitFor({ state: 'detached' })
  await focusOn(refer)

  await tabTo(page, page.getByRole('link', { name: 'My Referrals' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Recent Referrals' }).waitFor()
  await focusOn(page.locator('main'))
  const row = page.getByRole('button', { name: 'View the referral of Cara Diaz' })
  await press(page, row)
  await dialog.getByText('Referral bonus promised').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await focusOn(row)
})

test('by keyboard alone a manager sets up a company, posts a job, decides and deletes', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring', '/company-setup')
  await type(page, page.getByLabel('Company Name'), 'Crumb & Daughters')
  await press(page, page.getByRole('button', { name: 'Complete Setup' }))
  await page.getByText('Description must be at least 10 characters').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'description')
  await page.keyboard.type('A bakery by the river.')
  await press(page, page.getByRole('button', { name: 'Complete Setup' }))
  await page.waitForURL('**/hiring-dashboard')
  await focusOn(page.locator('main'))

  await tabTo(page, page.getByRole('button', { name: 'Post Job' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/post-job')
  await focusOn(page.locator('main'))
  const chosen = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: 'Choose a logo' }))
  await (await chosen).setFiles(png('logo.png'))
  await toast(page, 'Logo uploaded successfully!')
  const title = `Baker ${crypto.randomUUID().slice(0, 8)}`
  await type(page, page.getByLabel('Job Title'), title)
  await type(page, page.getByLabel('Location'), 'Lisbon')
  await tabTo(page, page.getByLabel('Employment Type'))
  await page.keyboard.press('ArrowDown')
  await type(page, page.getByLabel('Job Description'), 'Bread every morning, cake on Fridays, and much laughter.')
  await type(page, page.getByLabel('Requirements'), 'Early hours, strong arms, and patience')
  await press(page, page.getByLabel('Offer referral bonus?'), 'Space')
  await type(page, page.getByLabel('Referral Bonus Amount'), '1500')
  await press(page, page.locator('form').getByRole('button', { name: 'Post Job' }))
  await page.waitForURL('**/hiring-dashboard')
  await page.getByRole('heading', { name: title }).waitFor()
  await focusOn(page.locator('main'))
  await page.getByText('Part-time').waitFor()

  await press(page, page.getByRole('button', { name: 'View Applications' }))
  const tab = page.getByRole('tab', { name: 'Applications' })
  await page.getByText('No applications received yet').waitFor()
  await focusOn(tab)
  await page.keyboard.press('ArrowLeft')
  await focusOn(page.getByRole('tab', { name: 'Jobs' }))

  const remove = page.getByRole('button', { name: `Delete ${title}` })
  await press(page, remove)
  const question = page.getByRole('alertdialog', { name: 'Delete Job Listing' })
  await question.waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[role=alertdialog]') != null)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await focusOn(remove)
  await page.keyboard.press('Enter')
  await press(page, question.getByRole('button', { name: 'Delete Job' }))
  await toast(page, 'Job deleted successfully')
  await page.getByRole('heading', { name: 'No jobs posted yet' }).waitFor()
  await focusOn(page.locator('main'))
})

test('by keyboard alone a candidate accepts, applies with documents and withdraws', async () => {
  const [hiring, referring, applying] = [await newVisitor(), await newVisitor(), await newVisitor()]
  await signInAs(hiring.page, somebody('Mara', 'Lind'), 'I am hiring')
  const { id } = await createJob(hiring.page)
  await signInAs(referring.page, somebody('Rita', 'Falk'), 'I am referring')
  const { candidate, link } = await inviteTo(referring.page, id)

  const { page } = applying
  await page.goto(link)
  await press(page, page.getByRole('button', { name: "I'm interested" }))
  await page.getByText('Fill in the form whenever').waitFor()
  expect(await within(page, '[aria-label="Your decision"]')).toBe(true)
  await press(page, page.getByRole('button', { name: 'No thanks, delete my details' }))
  const question = page.getByRole('dialog', { name: 'Delete your details?' })
  await question.waitFor()
  expect(await within(page, 'dialog')).toBe(true)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await focusOn(page.getByRole('button', { name: 'No thanks, delete my details' }))

  await type(page, page.getByLabel('Email'), candidate.email)
  const upload = async (name: string, file: string) => {
    const chosen = page.waitForEvent('filechooser')
    await press(page, page.getByRole('button', { name }))
    await (await chosen).setFiles(pdf(file))
    await page.getByText(file).waitFor()
    expect(await within(page, '[role=group]')).toBe(true)
  }
  await upload('Upload Resume', 'resume.pdf')
  await upload('Upload Portfolio', 'portfolio.pdf')
  await press(page, page.getByRole('group', { name: 'Portfolio' }).getByRole('button', { name: /^Remove/ }))
  await page.getByText('portfolio.pdf').waitFor({ state: 'detached' })
  await focusOn(page.getByRole('button', { name: 'Upload Portfolio' }))
  await press(page, page.getByRole('checkbox', { name: /^I agree/ }), 'Space')
  await press(page, page.getByRole('button', { name: 'Submit Application' }))
  await toast(page, 'Application submitted successfully!')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2')
  await press(page, page.getByRole('link', { name: 'your private status page' }))
  await page.getByRole('heading', { name: 'Your data, your choice' }).waitFor()
  await press(page, page.getByRole('button', { name: 'Withdraw my application' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }))
  await page.getByText('You withdrew your application').waitFor()
})

test('Enter sends a status, arrow keys do not, and the focus is seen', async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'ingrid.solberg@aurora.example', 'I am hiring', '/')
  await page.getByRole('button', { name: 'View Applications' }).first().click()
  const status = page.getByRole('combobox', { name: /^Status of/ }).first()
  await status.waitFor()
  // Refused, so that the demo data stays as it is: what was sent is what counts here.
  const statuses = /^\/api\/applications\/.*\/status$/
  await breakCalls(page, 'PATCH', statuses)
  const sent = watchCalls(page, 'PATCH', statuses)
  const before = await status.inputValue()
  await status.focus()
  for (const key of ['Home', 'End', 'Escape']) await page.keyboard.press(key)
  expect(await status.inputValue()).toBe(before)
  // The field itself is not seen: its face wears the ring.
  const ring = await status.evaluate((field) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(field.parentElement ?? field)
    return [outlineStyle, outlineWidth, outlineColor !== 'rgba(0, 0, 0, 0)']
  })
  expect(ring).toEqual(['solid', '2px', true])
  for (const key of ['End', 'ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await page.getByText('Press Enter to save').waitFor()
  expect([await status.inputValue(), sent.length]).toEqual(['reviewing', 0])
  await page.keyboard.press('Enter')
  await toast(page, 'Failed to update status')
  expect(sent.map((request) => request.postDataJSON())).toEqual([{ status: 'reviewing' }])
})
