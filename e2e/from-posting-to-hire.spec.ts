import { afterAll, expect, test } from 'bun:test'
import { pdf, png } from './fixtures/files.ts'
import { applyLink, lettersTo } from './fixtures/mailbox.ts'
import { signInAs, signInByHand, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor, type Visitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

const manager = somebody('Mara', 'Lindqvist')
const recommender = somebody('Rafael', 'Okafor')
const bystander = somebody('Bea', 'Tanaka')
const candidate = somebody('Carla', 'Novak')
const title = `Staff Engineer ${manager.email.slice(5, 13)}`

test('a job goes from posting to hired, everyone is notified by email, and nobody else sees it', async () => {
  const [hiring, referring, watching, applying] = (await Promise.all([
    newVisitor(),
    newVisitor(),
    newVisitor(),
    newVisitor({ width: 390, height: 844 }),
  ])) as [Visitor, Visitor, Visitor, Visitor]

  await signInByHand(hiring.page, manager, 'I am hiring')
  await setUpCompany(hiring)
  await postJob(hiring)

  await signInByHand(referring.page, recommender, 'I am referring')
  await refer(referring)

  const [invitation] = await lettersTo(candidate.email, 1)
  if (!invitation) throw new Error('No invitation')
  expect(invitation.html).toContain(title)
  expect(await applicationsOf(hiring)).toContain('No applications received yet')

  await apply(applying, applyLink(invitation))
  const [, confirmation] = await lettersTo(candidate.email, 2)
  expect(confirmation?.text).toContain(title)
  await lettersTo(recommender.email, 1)
  await lettersTo(manager.email, 1)

  await decide(hiring, 'hired')
  const [, , update] = await lettersTo(candidate.email, 3)
  const [, notice] = await lettersTo(recommender.email, 2)
  expect(update?.text).toContain(title)
  expect(Date.parse(update?.receivedAt ?? '')).toBeLessThanOrEqual(Date.parse(notice?.receivedAt ?? ''))

  await referring.page.goto('/dashboard')
  await referring.page.getByText(candidate.email).waitFor()
  expect(await referring.page.locator('main').innerText()).toContain('Hired')
  expect(await referring.page.locator('main').innerText()).toContain('$500')

  await signInAs(watching.page, bystander, 'I am referring', '/')
  await watching.page.getByRole('link', { name: 'My Referrals' }).click()
  await watching.page.getByText('No referrals yet').waitFor()
  expect(await watching.page.locator('main').innerText()).not.toContain(candidate.email)
  await watching.page.goto('/hiring-dashboard')
  await watching.page.getByText('Only hiring managers can access this dashboard.').waitFor()

  await deleteJob(hiring)
  await referring.page.reload()
  await referring.page.getByText(candidate.email).waitFor()
  const kept = await referring.page.locator('main').innerText()
  for (const text of [title, 'Hired', '$500', '$1,875 promised, $0 due, $0 paid']) expect(kept).toContain(text)
  await applying.page.goto(applyLink(update ?? invitation))
  await applying.page.getByRole('heading', { name: 'Your application', exact: true }).waitFor()
  expect(await applying.page.locator('main').innerText()).toContain(title)

  for (const { complaints } of [hiring, referring, watching, applying]) expect(complaints).toEqual([])
})

/** The hire stays, and the question says so before. */
async function deleteJob({ page }: Visitor): Promise<void> {
  await page.goto('/hiring-dashboard')
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Job Listing' })
  await question.getByText('1 hire stays credited to Rafael Okafor, who referred Carla Novak.').waitFor()
  await question.getByText('Nobody else gets an email: no other application is open.').waitFor()
  await question.getByRole('button', { name: 'Delete Job' }).click()
  await page.getByText('Job deleted successfully').first().waitFor()
  await page.getByRole('heading', { name: 'No jobs posted yet' }).waitFor()
}

async function setUpCompany({ page }: Visitor): Promise<void> {
  await page.goto('/company-setup')
  await page.getByLabel('Company Name').fill('Lindqvist Works')
  await page.getByLabel('Company Description').fill('We build quiet machines for loud places.')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await page.getByText('Company setup complete!').first().waitFor()
  await page.waitForURL('**/hiring-dashboard')
}

async function postJob({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: 'Post Job' }).first().click()
  await page.waitForURL('**/post-job')
  await page.getByLabel('Job Title').fill(title)
  await page
    .getByLabel('Description')
    .fill('Lead the design of our control software, from the first sketch to the field. '.repeat(2))
  await page
    .getByLabel('Requirements')
    .fill('Ten years of building things that run\nKind reviews\nPatience with hardware')
  await page.getByLabel('Location').fill('Gothenburg')
  await page.getByLabel('Minimum Salary').fill('90000')
  await page.getByLabel('Maximum Salary').fill('120000')
  await page.getByLabel('Offer referral bonus?').click()
  await page.getByLabel('Referral Bonus Amount').fill('2500')
  await page.locator('input[type=file]').setInputFiles(png('logo.png'))
  await page.getByText('Logo uploaded successfully!').first().waitFor()
  await page.locator('form').getByRole('button', { name: 'Post Job' }).click()
  await page.getByText('Job posted successfully!').first().waitFor()
  await page.waitForURL('**/hiring-dashboard')
  await page.getByText(title).first().waitFor()
}

async function refer({ page }: Visitor): Promise<void> {
  await page.getByPlaceholder('Search jobs, companies, or skills...').fill(title)
  await page.getByText('1 jobs found').waitFor()
  await page.getByRole('button', { name: 'View Details' }).click()
  await page.getByRole('dialog').getByText('Earn bonus for successful hire').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Refer Candidate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Candidate Email').fill(candidate.email)
  await dialog.getByLabel('Candidate Name').fill(`${candidate.firstName} ${candidate.lastName}`)
  await dialog.getByLabel('Personal Message (Optional)').fill('You would be wonderful at this.')
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  await page.getByText('Referral sent successfully!').first().waitFor()
}

async function apply({ page }: Visitor, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('heading', { name: "You've Been Referred!" }).waitFor()
  await page.getByText('You would be wonderful at this.').waitFor()
  const submit = page.getByRole('button', { name: 'Submit Application' })
  expect(await submit.isDisabled()).toBe(true)
  await page.getByLabel('Email').fill(candidate.email)
  await page.getByLabel('Phone').fill('+46 31 000 000')
  await page.locator('input[type=file]').nth(0).setInputFiles(pdf('resume.pdf'))
  await page.getByText('Resume uploaded successfully!').first().waitFor()
  await page
    .locator('input[type=file]')
    .nth(2)
    .setInputFiles([pdf('one.pdf'), pdf('two.pdf')])
  await page.getByText('2 document(s) attached to your application.').first().waitFor()
  await page.getByLabel('Cover Letter').fill('I have wanted to work with you for years.')
  await page.getByRole('checkbox').check()
  await submit.click()
  await page.getByText('Application submitted successfully!').first().waitFor()
}

async function applicationsOf({ page }: Visitor): Promise<string> {
  await page.goto('/hiring-dashboard')
  await page.getByRole('button', { name: 'View Applications' }).first().click()
  const panel = page.getByRole('tabpanel')
  await panel
    .getByText(/No applications received yet|Applied/)
    .first()
    .waitFor()
  return panel.innerText()
}

async function decide(visitor: Visitor, status: string): Promise<void> {
  const { page } = visitor
  expect(await applicationsOf(visitor)).toContain(candidate.email)
  await page.getByText('2 docs').first().waitFor()
  await page
    .getByRole('combobox', { name: /status/i })
    .first()
    .selectOption(status)
  await page.getByText('Application status updated').first().waitFor()
  if (status === 'hired')
    await page
      .getByText(/^For this hire you owe \$2,500 \(\$1,875 for .*, \$625 for Goodword\), due on /)
      .first()
      .waitFor()
}
