import { expect, test } from 'bun:test'
import { png } from '../fixtures/files.ts'
import { applyLink, lettersTo } from '../fixtures/mailbox.ts'
import { type Person, somebody } from '../fixtures/sign-in.ts'
import { KEYS } from './actions.ts'
import { fileWith, RESUME } from './files.ts'
import { inEachBrowser } from './in-each-browser.ts'
import type { Page } from './open-page.ts'
import { signInAs, signOut } from './people.ts'

inEachBrowser((visit) => {
  test('a job goes from posting to hired, a mistaken status is undone, and the candidate is notified', async () => {
    const { browser, page, network } = visit()
    const manager = somebody('Mara', 'Lindqvist')
    const candidate = somebody('Carla', 'Novak')
    const title = `Staff Engineer ${manager.email.slice(5, 13)}`

    await browser.resize(1280, 900)
    await signInAs(page, manager, 'I am hiring')
    await setUpCompany(page)
    await postJob(page, title)
    await signOut(page)
    await signInAs(page, somebody('Rafael', 'Okafor'), 'I am referring')
    await refer(page, title, candidate)
    await signOut(page)

    const [invitation] = await lettersTo(candidate.email, 1)
    if (!invitation) throw new Error('No invitation')
    await browser.resize(390, 844)
    await page.goto(applyLink(invitation))
    await apply(page, candidate)
    await lettersTo(candidate.email, 2)
    await lettersTo(manager.email, 1)

    await browser.resize(1280, 900)
    await signInAs(page, manager, 'I am hiring')
    await review(page)
    const changes = () => network.requests.filter((request) => /^PATCH .*\/status$/.test(request)).length
    await passBy(page, 'Reviewing', 'Interview', 'Hired', 'Rejected')
    expect(changes()).toBe(0)
    await page.press(KEYS.enter)
    await page.see('li', 'Application status updated')
    expect(changes()).toBe(1)
    await page.click('li button', 'Undo')
    await page.see('li', 'The status is Pending again.')
    await passBy(page, 'Reviewing', 'Interview', 'Hired')
    await page.press(KEYS.enter)
    await page.see('li', 'Application status updated')
    const [, , news, ...more] = await lettersTo(candidate.email, 3)
    expect(news?.subject).toStartWith('Congratulations, you are hired')
    expect(more).toEqual([])
  })
})

async function setUpCompany(page: Page): Promise<void> {
  await page.goto('/company-setup')
  await page.fill('input', 'Company Name', 'Lindqvist Works')
  await page.fill('textarea', 'Company Description', 'We build quiet machines for loud places.')
  await page.click('main button', 'Complete Setup')
  await page.see('li', 'Company setup complete!')
  await page.see('h1', 'Hiring Dashboard')
}

async function postJob(page: Page, title: string): Promise<void> {
  await page.click('header :is(a, button)', 'Post Job')
  await page.fill('input', 'Job Title', title)
  await page.fill(
    'textarea',
    'Description',
    'Lead the design of our control software, from the first sketch to the field.',
  )
  await page.fill('textarea', 'Requirements', 'Ten years of building things that run')
  await page.fill('input', 'Location', 'Gothenburg')
  await page.fill('input', 'Minimum Salary', '90000')
  await page.fill('input', 'Maximum Salary', '120000')
  await page.click('label', 'Offer referral bonus?')
  await page.fill('input', 'Referral Bonus Amount', '2500')
  await page.chooseFiles(0, await fileWith('logo.png', png('logo.png').buffer))
  await page.see('li', 'Logo uploaded successfully!')
  await page.click('main form button', 'Post Job')
  await page.see('li', 'Job posted successfully!')
  await page.see('main', title)
}

async function refer(page: Page, title: string, { email, firstName, lastName }: Person): Promise<void> {
  await page.fill('input', 'Search jobs', title)
  await page.see('main', '1 jobs found')
  await page.click('main button', 'View Details')
  await page.click('[role=dialog] button', 'Refer Candidate')
  await page.fill('[role=dialog] input', 'Candidate Email', email)
  await page.fill('[role=dialog] input', 'Candidate Name', `${firstName} ${lastName}`)
  await page.fill('[role=dialog] textarea', 'Personal Message', 'You would be wonderful at this.')
  await page.click('[role=dialog] button', 'Send Referral')
  await page.see('li', 'Referral sent successfully!')
}

async function apply(page: Page, { email }: Person): Promise<void> {
  await page.see('main', 'You would be wonderful at this.')
  await page.seeTakenOver('main form input')
  await page.fill('input', 'Email', email)
  await page.fill('input', 'Phone', '+46 31 000 000')
  await page.chooseFiles(0, RESUME)
  await page.see('li', 'Resume uploaded successfully!')
  await page.fill('textarea', 'Cover Letter', 'I have wanted to work with you for years.')
  await page.click('input[type=checkbox]', 'I agree')
  await page.click('main button', 'Submit Application')
  await page.see('li', 'Application submitted successfully!')
}

async function review(page: Page): Promise<void> {
  await page.click('main button', 'View Applications')
  await page.click('main button', 'Read the application of Carla Novak')
  await page.see('[role=dialog]', 'I have wanted to work with you for years.')
  await page.press(KEYS.escape)
  await page.seeNo('[role=dialog]')
}

/** Moves down through the statuses with the keys, which sends none of them. */
async function passBy(page: Page, ...statuses: string[]): Promise<void> {
  await page.focus('select', 'Status of Carla Novak')
  for (const status of statuses) {
    await page.press(KEYS.down)
    await page.until(
      (status) => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.text === status,
      status,
    )
  }
  await page.see('span', 'Press Enter to save')
}
