import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { barriers } from './fixtures/barriers.ts'
import { pdf, png } from './fixtures/files.ts'
import { applyLink, lettersTo } from './fixtures/mailbox.ts'
import { PLACE, photo } from './fixtures/photo.ts'
import { createJob, inviteTo, toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

/**
 * Every task on the smallest phone in use: nothing wider than the window, no target smaller than 40 px, no wide table.
 */

afterAll(closeBrowser)

const PHONE = { width: 360, height: 740, isTouch: true }

/** Collects the barriers at each step of a task. */
function walker(page: Page) {
  const faults: string[] = []
  const fits = async (step: string) => {
    faults.push(...(await barriers(page)).map((fault) => `${step}: ${fault}`))
  }
  return { faults, fits }
}

/** Waits until a dialog has gone: while it leaves, the page behind it is still hidden from screen readers. */
async function gone(page: Page): Promise<void> {
  const rest = '[role=dialog], [role=alertdialog], #root[aria-hidden]'
  await page.waitForFunction((selector) => !document.querySelector(selector), rest)
}

/** Whether a table is a list: each row a block as wide as the table, its cells below the first, the head for screen readers alone. */
function isList(page: Page, label: string): Promise<boolean> {
  return page.getByRole('table', { name: label }).evaluate((table) => {
    const [row] = table.querySelectorAll('tbody tr')
    const [head] = table.querySelectorAll('thead')
    const [first, second] = row?.querySelectorAll('td') ?? []
    if (!row || !head || !first || !second) return false
    const below = second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom
    const isWide = row.getBoundingClientRect().width === table.getBoundingClientRect().width
    return below && isWide && head.getBoundingClientRect().width <= 1
  })
}

test('on a phone a person signs in, searches, reads a job, refers a candidate and follows the referral', async () => {
  const { page } = await newVisitor(PHONE)
  const { faults, fits } = walker(page)
  await page.goto('/')
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  await page.getByText('Who can I refer?').click()
  await fits('landing, a question open')
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/')
  await page.getByRole('heading', { name: 'Available Positions' }).waitFor()
  await page.getByPlaceholder('Search jobs, companies, or skills...').fill('engineer')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Job Type').selectOption('full-time')
  await sheet.getByLabel('Experience Level').selectOption('senior')
  await sheet.getByLabel('Sort by').selectOption('salary')
  await fits('filters')
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await gone(page)
  await page.getByRole('button', { name: 'Search Jobs' }).click()
  await fits('jobs, narrowed and sorted')
  await page.getByRole('button', { name: 'View Details' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Earn bonus for successful hire').waitFor()
  await fits('details')
  await dialog.getByRole('button', { name: 'Refer Candidate' }).click()
  await dialog.getByLabel('Candidate Name').fill('Cara Diaz')
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  await dialog.getByText('Please enter a valid email address').waitFor()
  await fits('refer, a field at fault')
  await dialog.getByLabel('Candidate Email').fill(somebody('Cara', 'Diaz').email)
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  await toast(page, 'Referral sent successfully!')
  await gone(page)
  await fits('jobs, with a notification')
  await page.getByRole('link', { name: 'My Referrals' }).click()
  await page.getByText('Cara Diaz').waitFor()
  expect(await isList(page, 'Recent Referrals')).toBe(true)
  await fits('referrals')
  await page.getByRole('button', { name: 'View the referral of Cara Diaz' }).click()
  await dialog.getByText('Referral bonus promised').waitFor()
  await fits('one referral')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goto('/email-test')
  await page.getByLabel('Subject Line').fill('')
  await page.getByRole('button', { name: 'Send Test Email' }).click()
  await toast(page, 'Please fill all fields')
  await fits('email test')
  await page.goto('/nothing')
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
  await fits('404')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('button', { name: 'I am referring' }).waitFor()
  expect(faults).toEqual([])
})

test('on a phone a manager sets up a company, posts a job and deletes it', async () => {
  const { page } = await newVisitor(PHONE)
  const { faults, fits } = walker(page)
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring', '/')
  await page.getByText('No jobs posted yet').waitFor()
  await fits('hiring dashboard, empty')
  await page.goto('/company-setup')
  await page.getByLabel('Company Name').fill('Crumb & Daughters')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await page.getByText('Description must be at least 10 characters').waitFor()
  await fits('company setup, a field at fault')
  await page.getByLabel('Company Description').fill('A bakery by the river.')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await page.waitForURL('**/hiring-dashboard')
  await page.getByRole('button', { name: 'Post Job' }).click()
  await page.locator('input[type=file]').setInputFiles(png('a logo with a very long file name that never ends.png'))
  await toast(page, 'Logo uploaded successfully!')
  const title = `Baker ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Job Title').fill(title)
  await page.getByLabel('Location').fill('Lisbon')
  await page.getByLabel('Job Description').fill('Bread every morning, cake on Fridays, and much laughter.')
  await page.getByLabel('Requirements').fill('Early hours, strong arms, and patience')
  await page.getByLabel('Offer referral bonus?').click()
  await page.getByLabel('Referral Bonus Amount').fill('1500')
  await fits('post a job, filled in')
  await page.locator('form').getByRole('button', { name: 'Post Job' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await gone(page)
  await fits('hiring dashboard, a job')
  await page.getByRole('tab', { name: 'Jobs' }).click()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Job Listing' })
  await question.waitFor()
  await fits('the question before a deletion')
  await question.getByRole('button', { name: 'Delete Job' }).click()
  await toast(page, 'Job deleted successfully')
  await page.goto('/dashboard')
  await page.getByText('Only referrers can access this dashboard').waitFor()
  await fits('denied')
  expect(faults).toEqual([])
})

test('on a phone a manager reads an application and decides', async () => {
  const { page } = await newVisitor(PHONE)
  const { faults, fits } = walker(page)
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
  const { id } = await createJob(page)
  const referring = (await newVisitor()).page
  await signInAs(referring, somebody('Rita', 'Falk'), 'I am referring')
  const { candidate, link } = await inviteTo(referring, id)
  const applying = (await newVisitor()).page
  await applying.goto(link)
  await applying.getByLabel('Email').fill(candidate.email)
  await applying.locator('input[type=file]').first().setInputFiles(pdf('resume.pdf'))
  await toast(applying, 'Resume uploaded successfully!')
  await applying.getByRole('checkbox', { name: /^I agree/ }).check()
  await applying.getByRole('button', { name: 'Submit Application' }).click()
  await toast(applying, 'Application submitted successfully!')

  await page.goto(`/hiring-dashboard?tab=applications&job=${id}`)
  await page.getByText(candidate.email).waitFor()
  expect(await isList(page, 'Applications')).toBe(true)
  await fits('applications')
  await page.getByRole('combobox', { name: 'Status of Cara Diaz' }).selectOption('interview')
  await toast(page, 'Application status updated')
  await fits('applications, a status set')
  await page.getByRole('button', { name: 'Read the application of Cara Diaz' }).click()
  await page.getByRole('dialog').getByText('Cover letter').waitFor()
  await fits('one application')
  expect(faults).toEqual([])
})

/** Photographs a resume of two pages, which go up as one PDF without the camera's data. */
async function photographs(page: Page): Promise<void> {
  // A browser does not tell its tests what a file holds that it sends.
  const sent = await page.evaluateHandle(() => {
    const bodies: Blob[] = []
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) bodies.push(body)
      send.call(this, body)
    }
    return bodies
  })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Replace' }).click(),
  ])
  await chooser.setFiles([await photo(page, 'IMG_0001.jpg')])
  await page.getByText('resume-page-1.pdf', { exact: true }).waitFor()
  const [more] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add a page' }).click(),
  ])
  await more.setFiles([await photo(page, 'IMG_0002.jpg')])
  await page.getByText('resume-pages-1-2.pdf', { exact: true }).waitFor()
  const text = await sent.evaluate(async (bodies) =>
    new TextDecoder('latin1').decode(await bodies.at(-1)?.arrayBuffer()),
  )
  expect(text).toStartWith('%PDF-1.4')
  // Upright, as the camera was held.
  expect([...text.matchAll(/MediaBox\[(.*?)\]/g)].map(([, box]) => box)).toEqual(['0 0 595 793', '0 0 595 793'])
  expect(text.includes('Exif') || text.includes(PLACE)).toBe(false)
}

/** The own page of the candidate who applies below. */
let applied = ''

test('on a phone a candidate decides and applies with every document', async () => {
  const hiring = (await newVisitor()).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { id } = await createJob(hiring)
  const referring = (await newVisitor()).page
  await signInAs(referring, somebody('Rita', 'Falk'), 'I am referring')
  const { candidate, link } = await inviteTo(referring, id)

  const { page } = await newVisitor(PHONE)
  const { faults, fits } = walker(page)
  await page.goto(link)
  await page.getByRole('heading', { name: "You've Been Referred!" }).waitFor()
  await fits('invitation')
  await page.getByRole('button', { name: 'No thanks, delete my details' }).click()
  await fits('the question before a no')
  await page.getByRole('button', { name: 'Keep my invitation' }).click()
  await page.getByRole('button', { name: "I'm interested" }).click()
  await page.getByText('Fill in the form whenever').waitFor()
  await page.getByLabel('Email').fill(candidate.email)
  await fits('form, with the link to a computer')
  await page.getByRole('button', { name: 'Send me the link to my computer' }).click()
  await page.getByText('Open that email on your computer.').waitFor()
  const [, letter] = await lettersTo(candidate.email, 2)
  const computer = (await newVisitor()).page
  await computer.goto(letter ? applyLink(letter) : '')
  await computer.getByRole('heading', { name: 'Complete Your Application' }).waitFor()
  expect(await computer.getByText('No resume on this phone?').isVisible()).toBe(false)
  const slots = page.locator('input[type=file]')
  await slots.nth(0).setInputFiles(pdf('resume-with-a-name-that-goes-on-and-on-and-on-and-on.pdf'))
  await toast(page, 'Resume uploaded successfully!')
  await photographs(page)
  await fits('resume, photographed')
  await slots.nth(1).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') })
  await page
    .getByRole('group', { name: 'Portfolio' })
    .getByText(/notes\.txt/)
    .waitFor()
  await slots.nth(1).setInputFiles(pdf('portfolio.pdf'))
  await toast(page, 'Portfolio uploaded successfully!')
  await slots.nth(2).setInputFiles([pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf')])
  await toast(page, 'Documents uploaded successfully!', '3 document(s) attached to your application.')
  await page.getByLabel('Cover Letter').fill('I have wanted to work with you for years.')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await fits('application, filled in')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await toast(page, 'Application submitted successfully!')
  // From its top: the header would lie over whatever control it has been scrolled to.
  await page.evaluate(() => scrollTo(0, 0))
  await fits('application, sent')
  const [, , confirmation] = await lettersTo(candidate.email, 3)
  applied = confirmation ? applyLink(confirmation) : ''
  expect(faults).toEqual([])
})

test('on a phone a candidate follows the application and erases their data', async () => {
  const { page } = await newVisitor(PHONE)
  const { faults, fits } = walker(page)
  await page.goto(applied)
  await page.getByRole('heading', { name: 'Your data, your choice' }).waitFor()
  await fits('status page')
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await fits('the question before an erasure')
  await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('heading', { name: 'Your data is erased' }).waitFor()
  await fits('farewell')
  await page.goto(applied)
  await page.getByRole('heading', { name: 'Invalid Referral Link' }).waitFor()
  await fits('invalid link')
  expect(faults).toEqual([])
})
