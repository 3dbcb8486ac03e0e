import { afterAll, expect, test } from 'bun:test'
import { applyLink, lettersTo } from './fixtures/mailbox.ts'
import { applicationsOf, apply, decide, postJob, refer, setUpCompany } from './fixtures/main-job.ts'
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
  await setUpCompany(hiring.page)
  await postJob(hiring.page, title)

  await signInByHand(referring.page, recommender, 'I am referring')
  await refer(referring.page, title, candidate)

  const [invitation] = await lettersTo(candidate.email, 1)
  if (!invitation) throw new Error('No invitation')
  expect(invitation.html).toContain(title)
  expect(await applicationsOf(hiring.page)).toContain('No applications received yet')

  await apply(applying.page, applyLink(invitation), candidate)
  const [, confirmation] = await lettersTo(candidate.email, 2)
  expect(confirmation?.text).toContain(title)
  await lettersTo(recommender.email, 1)
  await lettersTo(manager.email, 1)

  await decide(hiring.page, 'hired', candidate)
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
