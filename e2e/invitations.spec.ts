import { afterAll, expect, test } from 'bun:test'
import { applyLink, lettersTo } from './fixtures/mailbox.ts'
import { toast } from './fixtures/scenes.ts'
import { signInAs, signInAsDemo, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

test('a recommender corrects, reminds, resends and withdraws, and each link opens as long as it should', async () => {
  const { page, complaints } = await newVisitor()
  const { page: opening } = await newVisitor()
  const candidate = somebody('Kim', 'Park')
  const name = `${candidate.firstName} ${candidate.lastName}`
  await signInAs(page, somebody('Rosa', 'Meyer'), 'I am referring', '/')
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(/ if the person you refer is hired for this job\. .* lapses if the hire ends before\. Job: “.+”/)
    .waitFor()
  const mistyped = `x-${candidate.email}`
  await dialog.getByLabel('Candidate Email').fill(mistyped)
  await dialog.getByLabel('Candidate Name').fill(name)
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  const links = async (count: number) => (await lettersTo(candidate.email, count)).map(applyLink)
  const [wrong = ''] = (await lettersTo(mistyped, 1)).map(applyLink)

  await page.getByRole('link', { name: 'My Referrals' }).click()
  await page.getByRole('button', { name: `View the referral of ${name}` }).click()
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  const form = page.getByRole('form', { name: 'Correct Invitation' })
  expect(await form.getByLabel('Candidate Email').inputValue()).toBe(mistyped)
  await form.getByLabel('Candidate Email').fill(candidate.email)
  await form.getByRole('button', { name: 'Save Correction' }).click()
  await toast(page, 'Invitation corrected', 'The new address gets an email. The previous link no longer works.')
  await links(1)
  await opening.goto(wrong)
  await opening.getByRole('heading', { name: 'Invalid Referral Link' }).waitFor()
  await dialog.getByRole('button', { name: 'Remind' }).click()
  await toast(page, 'Reminder sent', 'They get one more email with a link to the invitation.')
  await dialog.getByText(/^Reminded .* You can remind them again from /).waitFor()
  expect(await dialog.getByRole('button', { name: 'Remind' }).getAttribute('aria-disabled')).toBe('true')
  for (const link of await links(2)) {
    await opening.goto(link)
    await opening.getByRole('heading', { name: "You've Been Referred!" }).waitFor()
  }

  await dialog.getByRole('button', { name: 'Send Again' }).press('Enter')
  await toast(page, 'Invitation sent again')
  const [first = '', reminder = '', again = ''] = await links(3)
  await opening.goto(again)
  const interest = opening.waitForResponse((reply) => reply.url().endsWith('/interest'))
  await opening.getByRole('button', { name: "I'm interested" }).click()
  await interest

  await page.reload()
  await page.getByText('Interested', { exact: true }).waitFor()
  await page.getByRole('button', { name: `View the referral of ${name}` }).click()
  await dialog.getByRole('button', { name: 'Take Back' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take Back Invitation' })
  await question.getByText(/we email them that you took it back\.$/).waitFor()
  await question.getByRole('button', { name: 'Take Back' }).click()
  await toast(page, 'Invitation taken back')
  await page.getByText('Taken back', { exact: true }).waitFor()
  for (const link of [first, reminder, again]) {
    await opening.goto(link)
    await opening.getByRole('heading', { name: 'Invalid Referral Link' }).waitFor()
  }
  const told = await lettersTo(candidate.email, 4)
  expect(told.at(-1)?.subject).toStartWith('Taken back: ')
  expect(await page.locator('main').innerText()).not.toContain(candidate.email)
  expect(complaints).toEqual([])
})

test('a manager browses own jobs without a refer button', async () => {
  const { page } = await newVisitor()
  await signInAsDemo(page, 'ingrid.solberg@aurora.example', 'I am hiring', '/')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  const own = page.getByRole('article').filter({ hasText: 'Posted by your company' })
  const other = page.getByRole('article').filter({ hasNotText: 'Posted by your company' })
  const search = page.getByPlaceholder('Search jobs, companies, or skills...')
  await search.fill('Aurora Energy')
  await own.first().waitFor()
  expect(await own.getByRole('button', { name: 'Refer Candidate' }).count()).toBe(0)
  await search.fill('')
  await other.first().waitFor()
  expect(await other.first().getByRole('button', { name: 'Refer Candidate' }).count()).toBe(1)
  await search.fill('Aurora Energy')
  await own.first().getByRole('button', { name: 'View Details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close' }).waitFor()
  expect(await dialog.getByRole('button', { name: 'Refer Candidate' }).count()).toBe(0)
})
