import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { pdf } from './fixtures/files.ts'
import { releaseElsewhere } from './fixtures/given-up.ts'
import { lettersTo } from './fixtures/mailbox.ts'
import { breakCalls, holdCalls, send } from './fixtures/network.ts'
import { picture, writeContactSheet } from './fixtures/picture.ts'
import { rewardAfter } from './fixtures/rewards.ts'
import { createJob, inviteTo } from './fixtures/scenes.ts'
import { signInAs, signInAsDemo, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(async () => {
  await closeBrowser()
  await writeContactSheet()
})

const OLGA = 'olga.petrova@goodword.example'

/** Opens a page, waits for a text of it, and takes its picture. */
async function visit(page: Page, path: string, text: string, name: string): Promise<string[]> {
  await page.goto(path)
  await page.getByText(text).first().waitFor()
  return picture(page, name)
}

test("a guest's screens are accessible", async () => {
  const { page } = await newVisitor()
  expect([
    ...(await visit(page, '/', 'How it works', 'landing')),
    ...(await visit(page, '/companies', 'What you will not find elsewhere', 'companies')),
    ...(await visit(page, '/nothing', '404 Page Not Found', 'not-found')),
    ...(await visit(page, '/terms', 'What Goodword is', 'terms')),
    ...(await visit(page, '/privacy', 'Your rights', 'privacy')),
    ...(await visit(page, '/ai', 'Is there a language model?', 'ai')),
    ...(await visit(page, '/apply/nobodys-link', 'Invalid Referral Link', 'apply-invalid')),
  ]).toEqual([])
})

test('a public job is accessible', async () => {
  const hiring = (await newVisitor()).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { id, title } = await createJob(hiring, { isPublic: true })
  const { page } = await newVisitor()
  expect(await visit(page, `/jobs/${id}`, title, 'job-public')).toEqual([])
})

test("a referrer's screens are accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'maya.okafor@people.example', 'I am referring')
  expect([
    ...(await visit(page, '/dashboard', 'Recent Referrals', 'referrals')),
    ...(await visit(page, '/post-job', 'Only hiring managers can post jobs.', 'post-job-denied')),
    ...(await visit(page, '/email-test', 'Send Test Email', 'email-test')),
    ...(await visit(page, '/jobs?q=zzzzzz', 'No jobs found matching your criteria', 'jobs-none')),
  ]).toEqual([])
})

test('job details and the refer dialog are accessible', async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'maya.okafor@people.example', 'I am referring')
  const faults = await visit(page, '/jobs?q=engineer', 'Available Positions', 'jobs')
  await page.getByRole('button', { name: 'View Details' }).first().click()
  await page.getByRole('dialog').getByText('Job Description').waitFor()
  faults.push(...(await picture(page, 'jobs-details')))
  faults.push(...(await visit(page, '/jobs/none', 'This job is not open any more', 'jobs-gone')))
  await page.goto('/jobs?q=engineer')
  await page.getByRole('button', { name: 'View Details' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refer Candidate' }).click()
  await page.getByRole('dialog', { name: 'Refer a Candidate' }).waitFor()
  await page.getByRole('button', { name: 'Send Referral' }).click()
  await page.getByText('Candidate name is required').waitFor()
  faults.push(...(await picture(page, 'refer-errors')))
  expect(faults).toEqual([])
})

test("a recommender's contacts beside a job are accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'maya.okafor@people.example', 'I am referring', '/jobs?q=Family+Physician')
  await page.getByRole('button', { name: 'View Details' }).first().click()
  await page.getByRole('button', { name: 'Who comes to mind?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who comes to mind?' })
  await dialog.getByRole('button', { name: 'Choose files' }).waitFor()
  const faults = await picture(page, 'contacts')
  const lines = ['Ada Berg, Family Practitioner at Aurora', 'Bo Dahl, Family Physician', 'Cy Fox, Cook']
  await dialog.getByLabel('Or paste them, one a line').fill(lines.join('\n'))
  await dialog.getByRole('button', { name: 'Read these lines' }).click()
  await dialog.getByText('2 of 3 contacts have one of these titles').waitFor()
  await dialog.getByText(/^Titles that are looked for/).click()
  await dialog.getByText('Names of Family Medicine Physicians').click()
  faults.push(...(await picture(page, 'contacts-found')))
  expect(faults).toEqual([])
})

test('empty, loading and failed screens are accessible', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring')
  const faults = await visit(page, '/dashboard', 'No referrals yet', 'referrals-none')
  const letGo = await holdCalls(page, 'GET', '/api/jobs')
  await page.goto('/email-test')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByText('Loading jobs...').waitFor()
  faults.push(...(await picture(page, 'jobs-loading')))
  letGo()
  await breakCalls(page, 'GET', '/api/jobs')
  await page.goto('/email-test')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByText("We couldn't load the jobs").waitFor()
  faults.push(...(await picture(page, 'jobs-failed')))
  expect(faults).toEqual([])
})

test("a hiring manager's screens are accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'ingrid.solberg@aurora.example', 'I am hiring')
  const faults = await visit(page, '/hiring-dashboard', 'Active Jobs', 'hiring-jobs')
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
  faults.push(...(await picture(page, 'hiring-delete')))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Applications' }).click()
  await page.getByText('Select a job to view applications').waitFor()
  faults.push(...(await picture(page, 'applications-no-job')))
  await page.getByRole('tab', { name: 'Jobs' }).click()
  await page.getByRole('button', { name: 'View Applications' }).first().click()
  await page
    .getByRole('combobox', { name: /^Status of/ })
    .first()
    .waitFor()
  faults.push(...(await picture(page, 'applications')))
  await page
    .getByRole('button', { name: /^Read the application/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  faults.push(...(await picture(page, 'application')))
  faults.push(...(await visit(page, '/company-setup', 'Receives mail at', 'company-domain')))
  faults.push(...(await visit(page, '/team', 'Open invitations', 'team')))
  faults.push(...(await visit(page, '/settings', 'Save settings', 'settings')))
  faults.push(...(await visit(page, '/join/used', 'a newer letter replaces it', 'join-dead')))
  expect(faults).toEqual([])
})

/** Answers lists with their rows again and again, up to so many. */
async function lengthen(page: Page, path: string, count: number) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const rows: { id: string }[] = await response.json()
    const json = Array.from({ length: count }, (_, at) => ({ ...rows[at % rows.length], id: `${at}` }))
    await route.fulfill({ response, json })
  })
}

test('long lists are accessible', async () => {
  const hiring = (await newVisitor()).page
  await signInAsDemo(hiring, 'ingrid.solberg@aurora.example', 'I am hiring', '/settings')
  await lengthen(hiring, '/api/jobs/my-jobs*', 12)
  await lengthen(hiring, '/api/applications*', 200)
  await hiring.getByRole('link', { name: 'Hiring Dashboard' }).click()
  await hiring.getByRole('article').nth(11).waitFor()
  const faults = await picture(hiring, 'hiring-many')
  await hiring.getByRole('link', { name: 'Applications', exact: true }).click()
  await hiring.getByRole('checkbox').nth(20).waitFor()
  faults.push(...(await picture(hiring, 'inbox-many')))
  const { page } = await newVisitor()
  await signInAsDemo(page, 'maya.okafor@people.example', 'I am referring', '/settings')
  await lengthen(page, '/api/referrals/user/*', 300)
  await page.getByRole('link', { name: 'My Referrals' }).click()
  await page.getByRole('row').nth(20).waitFor()
  faults.push(...(await picture(page, 'referrals-many')))
  expect(faults).toEqual([])
})

const REVIEW = '/applications/'
const COMPARE = '/applications/compare'

test('the inbox and the review of an application are accessible', async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'ingrid.solberg@aurora.example', 'I am hiring')
  const faults = await visit(page, '/applications?view=all', 'Caleb Stone', 'inbox')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Rejected' }).click()
  await page.getByRole('button', { name: 'Set 1 to Rejected' }).waitFor()
  faults.push(...(await picture(page, 'inbox-selected')))
  const id = await page.getByRole('link', { name: 'Caleb Stone' }).getAttribute('data-application')
  faults.push(...(await visit(page, `${REVIEW}${id}`, 'Caleb kept our ski lift', 'review')))
  await page.getByRole('button', { name: 'Rate' }).click()
  await page.getByRole('radio', { name: 'Shown', exact: true }).first().waitFor()
  faults.push(...(await picture(page, 'review-rating')))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Note for your company').fill('@')
  await page.getByRole('option').first().waitFor()
  faults.push(...(await picture(page, 'review-mention')))
  await page.getByLabel('Note for your company').fill('')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).waitFor()
  faults.push(...(await picture(page, 'review-keys')))
  const { job } = await send<{ job: { id: string } }>(page, 'GET', `/api/applications/${id}`)
  const ofJob = await send<{ id: string }[]>(page, 'GET', `/api/applications?job=${job.id}`)
  const ids = ofJob.slice(0, 2).map((one) => one.id)
  faults.push(...(await visit(page, `${COMPARE}?ids=${ids.join()}`, 'Cover letter', 'compare')))
  expect(faults).toEqual([])
})

test('proving a domain is accessible', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
  // A name of its own: once it is proven, nobody else can post under it.
  const companyName = `Crumb ${crypto.randomUUID()}`
  const details = { description: 'A bakery by the river.', website: '', logo: '' }
  await send(page, 'POST', '/api/company/setup', { companyName, ...details })
  await page.goto('/company-setup')
  await page.getByText('Use a DNS record instead').click()
  await page.getByText('goodword-domain=').waitFor()
  const faults = await picture(page, 'company-domain-ways')
  const address = `jobs@${crypto.randomUUID()}.example`
  await page.getByLabel("Address at your company's domain").fill(address)
  await page.getByRole('button', { name: 'Send Code' }).click()
  const [letter] = await lettersTo(address, 1)
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Prove Domain' }).click()
  await page.getByText('This is not the code of the last letter. 4 tries are left.').waitFor()
  faults.push(...(await picture(page, 'company-domain-code')))
  await page.getByRole('textbox', { name: 'Code' }).fill(/\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Prove Domain' }).click()
  await page.getByText('Receives mail at').waitFor()
  expect(faults).toEqual([])
})

test("a recommender's statement is accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'maya.okafor@people.example', 'I am referring', '/statement')
  await page.getByRole('table', { name: 'Rewards' }).waitFor()
  const faults = await picture(page, 'statement')
  await page
    .getByRole('button', { name: /^Explain this amount/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  faults.push(...(await picture(page, 'statement-explained')))
  await page.getByRole('button', { name: 'Dispute' }).click()
  // Not that of the dialog before, which is on its way out.
  await page.getByRole('dialog', { name: 'Dispute this amount' }).getByRole('button', { name: 'Dispute' }).click()
  await page.getByText('Please say why').waitFor()
  faults.push(...(await picture(page, 'statement-dispute')))
  faults.push(...(await visit(page, '/statement?sum=due', 'What makes', 'statement-sum')))
  faults.push(...(await visit(page, '/statement?state=received', 'No rewards in this state', 'statement-none-so')))
  expect(faults).toEqual([])
})

test("a company's statement is accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'rafael.costa@harborlight.example', 'I am hiring', '/statement')
  await page.getByRole('table', { name: 'Rewards' }).waitFor()
  const faults = await picture(page, 'statement-owed')
  await page
    .getByRole('button', { name: /^We have paid: / })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'We have paid' }).waitFor()
  faults.push(...(await picture(page, 'statement-paid')))
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Explain this amount: / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Invoice' }).click()
  await page.getByText('Total').waitFor()
  faults.push(...(await picture(page, 'invoice')))
  expect(faults).toEqual([])
})

test('empty, loading and failed statements are accessible', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Nils', 'Berg'), 'I am hiring')
  const faults = await visit(page, '/statement', 'Nothing is owed', 'statement-owed-none')
  faults.push(...(await visit(page, '/statement?side=recommender', 'No rewards yet', 'statement-none')))
  faults.push(...(await visit(page, '/statement/none/invoice', 'There is no such invoice', 'invoice-none')))
  const letGo = await holdCalls(page, 'GET', '/api/statement')
  faults.push(...(await visit(page, '/statement', 'Loading statement...', 'statement-loading')))
  letGo()
  await breakCalls(page, 'GET', '/api/statement')
  faults.push(...(await visit(page, '/statement', "We couldn't load the statement", 'statement-failed')))
  expect(faults).toEqual([])
})

test("a manager's forms are accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'ingrid.solberg@aurora.example', 'I am hiring')
  const faults = await visit(page, '/company-setup', 'Company Description', 'company-setup')
  faults.push(...(await visit(page, '/dashboard', 'Only referrers can access this dashboard', 'referrals-denied')))
  faults.push(...(await visit(page, '/post-job', 'Offer referral bonus?', 'post-job')))
  await page.getByLabel('Offer referral bonus?').click()
  await page.locator('form').getByRole('button', { name: 'Post Job' }).click()
  await page.getByText('Title must be at least 3 characters').waitFor()
  faults.push(...(await picture(page, 'post-job-errors')))
  expect(faults).toEqual([])
})

test("a new manager's screens are accessible", async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Nils', 'Berg'), 'I am hiring')
  const faults = await visit(page, '/hiring-dashboard', 'No jobs posted yet', 'hiring-none')
  const { id } = await createJob(page)
  const path = `/hiring-dashboard?tab=applications&job=${id}`
  faults.push(...(await visit(page, path, 'No applications', 'applications-none')))
  await page.goto('/edit-job/'.concat(id))
  await page.getByText('History').click()
  faults.push(...(await picture(page, 'edit-job')))
  expect(faults).toEqual([])
})

test("the operators' overview and undeliverable emails are accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, OLGA, 'I am referring')
  const faults = await visit(page, '/operator', 'Rewards to handle', 'operator')
  faults.push(...(await visit(page, '/operator/letters', 'Hiring manager', 'operator-letters')))
  await page.getByRole('button', { name: 'Delete: Referrer status' }).first().click()
  await page.getByRole('alertdialog').waitFor()
  faults.push(...(await picture(page, 'operator-letters-drop')))
  expect(faults).toEqual([])
})

test("the operators' rewards are accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, OLGA, 'I am referring')
  const faults = await visit(page, '/operator/rewards', 'Detection Engineer', 'operator-rewards')
  for (const [button, name] of [
    [/^Explain/, 'operator-rewards-explain'],
    [/^Confirm receipt/, 'operator-rewards-received'],
    [/^Record payout:/, 'operator-rewards-paid-out'],
    [/^Decide/, 'operator-rewards-decide'],
  ] as const) {
    await page.getByRole('button', { name: button }).first().click()
    await page.getByRole('dialog').waitFor()
    faults.push(...(await picture(page, name)))
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(faults).toEqual([])
})

test('one reward and the trial balance are accessible', async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, OLGA, 'I am referring')
  const { id } = await rewardAfter(['due', 'paid'], 'The hire never began. We have asked twice, and heard nothing.')
  const faults = await visit(page, `/operator/rewards/${id}`, 'Evidence', 'operator-reward')
  faults.push(...(await visit(page, '/operator/accounts', 'Balanced', 'operator-accounts')))
  const none = '/operator/rewards/00000000-0000-7000-8000-000000000000'
  faults.push(...(await visit(page, none, "We couldn't load the reward", 'operator-reward-failed')))
  const letGo = await holdCalls(page, 'GET', '/api/operator/rewards')
  faults.push(...(await visit(page, '/operator/rewards', 'Loading the rewards...', 'operator-rewards-loading')))
  letGo()
  await breakCalls(page, 'GET', '/api/ledger/trial-balance')
  faults.push(...(await visit(page, '/operator/accounts', "We couldn't load the accounts", 'operator-accounts-failed')))
  expect(faults).toEqual([])
})

test("the operators' releases are accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, OLGA, 'I am referring')
  const remote = await releaseElsewhere()
  const faults = await visit(page, '/operator/releases', 'Current releases', 'operator-releases')
  await page.getByRole('button', { name: `Roll back ${remote}` }).click()
  await page.getByRole('alertdialog').waitFor()
  faults.push(...(await picture(page, 'operator-releases-back')))
  const letGo = await holdCalls(page, 'GET', '/api/operator/releases')
  const letGoToo = await holdCalls(page, 'GET', '/api/operator/remotes')
  faults.push(...(await visit(page, '/operator/releases', 'Loading the history...', 'operator-releases-loading')))
  letGo()
  letGoToo()
  expect(faults).toEqual([])
})

test('reporting a posting, the reports, and a hidden posting are accessible', async () => {
  const hiring = (await newVisitor()).page
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { id, title } = await createJob(hiring, { isPublic: true })
  const guest = (await newVisitor()).page
  await guest.goto(`/jobs/${id}`)
  await guest.getByText('Report this posting').click()
  await guest.getByLabel('What is wrong?').selectOption('Fraud, or it asks for money')
  await guest.getByLabel('Details').fill('They asked me to pay for the equipment before the interview.')
  const faults = await picture(guest, 'job-report')
  await guest.getByRole('button', { name: 'Send report' }).click()
  await guest.getByText('Thank you. An operator will look at it.').waitFor()
  faults.push(...(await picture(guest, 'job-reported')))

  const { page } = await newVisitor()
  await signInAsDemo(page, OLGA, 'I am referring')
  faults.push(...(await visit(page, '/operator/reports', title, 'operator-reports')))
  const report = page.getByRole('article', { name: title })
  await report.getByRole('button', { name: 'Hide posting' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide the posting?' })
  await dialog.getByLabel('Reason').fill('Nobody at this company knows of the posting.')
  await dialog.getByLabel('Answer *').fill('Thank you. The company does not know of it either.')
  faults.push(...(await picture(page, 'operator-reports-hide')))
  await dialog.getByRole('button', { name: 'Hide posting' }).click()
  await page.getByText('Posting hidden').first().waitFor()
  faults.push(...(await visit(page, '/operator/reports?answered=1', title, 'operator-reports-answered')))
  faults.push(...(await visit(hiring, '/hiring-dashboard', 'Hidden by the operators', 'hiring-hidden')))
  expect(faults).toEqual([])
})

test("the operators' people are accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, OLGA, 'I am referring')
  const faults = await visit(page, '/operator/people', 'Search by full email address', 'operator-people')
  for (const [who, found, name] of [
    ['maya', 'Please enter a whole email address', 'operator-people-wrong'],
    ['nobody@example.com', 'No account found', 'operator-people-none'],
    [OLGA, 'Olga Petrova', 'operator-people-found'],
  ] as const) {
    await page.getByLabel('Email address or id').fill(who)
    await page.keyboard.press('Enter')
    await page.getByText(found).first().waitFor()
    faults.push(...(await picture(page, name)))
  }
  await page.getByRole('link', { name: 'Open Olga Petrova' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/operator/people/'))
  await page.getByText('Operator actions').first().waitFor()
  faults.push(...(await picture(page, 'operator-person')))
  expect(faults).toEqual([])
})

test('signing people out and the audit log are accessible', async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, OLGA, 'I am referring', '/operator/people')
  await page.getByLabel('Email address or id').fill(OLGA)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Sign out everywhere/ }).click()
  await page.getByRole('alertdialog').waitFor()
  const faults = await picture(page, 'operator-people-sign-out')
  faults.push(...(await visit(page, '/operator/audit', 'Looked up a person', 'operator-audit')))
  expect(faults).toEqual([])
})

test("empty, loading and failed operators' screens are accessible", async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, OLGA, 'I am referring')
  const answer = (path: string, reply: unknown, status = 200) =>
    page.route(`**${path}*`, (route) => route.fulfill({ status, json: reply }))
  await answer('/api/operator/desk', {
    ...{ parkedLetters: 0, rollouts: 0, reports: 0, suppressions: { forEver: 0, forNow: 0 } },
    rewards: { toReceive: 0, toPayOut: 0, toDecide: 0, overdue: 0 },
  })
  await answer('/api/operator/rewards', [])
  await answer('/api/operator/letters', [])
  await answer('/api/operator/audit', [])
  const faults = await visit(page, '/operator', 'Nothing to do', 'operator-none')
  faults.push(...(await visit(page, '/operator/rewards', 'No rewards to handle', 'operator-rewards-none')))
  faults.push(...(await visit(page, '/operator/letters', 'No undeliverable emails', 'operator-letters-none')))
  faults.push(...(await visit(page, '/operator/audit', 'No entries yet', 'operator-audit-none')))
  await answer('/api/operator/letters', { detail: 'Our database does not answer right now.', requestId: '0198f0' }, 503)
  faults.push(...(await visit(page, '/operator/letters', "We couldn't load the emails", 'operator-letters-failed')))
  expect(faults).toEqual([])
})

test("a candidate's screens are accessible", async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Nils', 'Berg'), 'I am hiring')
  const { id } = await createJob(page)
  const referring = await newVisitor()
  await signInAs(referring.page, somebody('Rosa', 'Park'), 'I am referring')
  const { link, candidate } = await inviteTo(referring.page, id)
  const applying = (await newVisitor()).page
  const faults = await visit(applying, link, "You've Been Referred!", 'apply')
  await applying.getByRole('button', { name: 'No thanks, delete my details' }).click()
  faults.push(...(await picture(applying, 'apply-declining')))
  await applying.getByRole('button', { name: 'Keep my invitation' }).click()
  await applying.getByLabel('Email').fill(candidate.email)
  await applying.locator('input[type=file]').nth(0).setInputFiles(pdf('resume.pdf'))
  await applying.getByText('Resume uploaded', { exact: true }).waitFor()
  await applying.locator('input[type=file]').nth(1).setInputFiles(pdf('portfolio.pdf'))
  await applying.getByText('Portfolio uploaded', { exact: true }).waitFor()
  await applying
    .locator('input[type=file]')
    .nth(2)
    .setInputFiles([pdf('one.pdf'), pdf('two.pdf')])
  await applying.getByText('2 documents uploaded', { exact: true }).waitFor()
  await applying.getByRole('checkbox').last().check()
  faults.push(...(await picture(applying, 'apply-filled')))
  await applying.getByRole('button', { name: 'Submit Application' }).click()
  await applying.getByText('Application submitted successfully!').first().waitFor()
  faults.push(...(await picture(applying, 'apply-sent')))
  faults.push(...(await visit(applying, link, 'You applied at', 'apply-status')))
  expect(faults).toEqual([])
})
