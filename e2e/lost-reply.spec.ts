import { afterAll, expect, test } from 'bun:test'
import { pdf } from './fixtures/files.ts'
import { lettersTo } from './fixtures/mailbox.ts'
import { loseReply, send } from './fixtures/network.ts'
import { createJob, inviteTo, toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { APP_URL, closeBrowser, newVisitor } from './fixtures/visitor.ts'

/** The server has done its part, and nobody hears of it: who sends the same once more sees success, and it is done once. */
afterAll(closeBrowser)

test('a referral whose reply was lost is resent and stored once', async () => {
  const { page: hiring } = await newVisitor()
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const { title } = await createJob(hiring)
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring')
  const candidate = somebody('Cara', 'Diaz')

  await page.goto(`/jobs?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Refer a Candidate' })
  await dialog.getByLabel('Candidate Email').fill(candidate.email)
  await dialog.getByLabel('Candidate Name').fill('Cara Diaz')
  await loseReply(page, 'POST', '/api/referrals')
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  await toast(page, 'Failed to send referral', 'Please try again.')
  await dialog.getByRole('button', { name: 'Send Referral' }).click()
  await toast(page, 'Referral sent successfully!', 'The candidate will receive an email with the application link.')

  const { id } = await send<{ id: string }>(page, 'GET', '/api/auth/user')
  expect(await send<unknown[]>(page, 'GET', `/api/referrals/user/${id}`)).toHaveLength(1)
  expect(await lettersTo(candidate.email, 1, APP_URL)).toHaveLength(1)
})

test('a job whose reply was lost is resent and stored once', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Mara', 'Lind'), 'I am hiring')
  await createJob(page)
  await page.goto('/post-job')
  const title = `Miller ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Job Title').fill(title)
  await page.getByLabel('Location').fill('Lisbon')
  await page.getByLabel('Job Description').fill('Flour every morning, fresh from the stones, for the whole town.')
  await page.getByLabel('Requirements').fill('Strong arms, and an ear for millstones')
  await loseReply(page, 'POST', '/api/jobs')
  const post = page.locator('form').getByRole('button', { name: 'Post Job' })
  await post.click()
  await toast(page, 'Failed to post job', 'Please try again.')
  await post.click()
  await toast(page, 'Job posted successfully!', 'Your job listing is now live.')
  const jobs = await send<{ title: string }[]>(page, 'GET', '/api/jobs/my-jobs')
  expect(jobs.filter((job) => job.title === title)).toHaveLength(1)
})

test('an application whose reply was lost is resent and stored once', async () => {
  const { page: hiring } = await newVisitor()
  await signInAs(hiring, somebody('Mara', 'Lind'), 'I am hiring')
  const job = await createJob(hiring)
  const { page: referring } = await newVisitor()
  await signInAs(referring, somebody('Rita', 'Falk'), 'I am referring')
  const { candidate, link } = await inviteTo(referring, job.id)

  const { page } = await newVisitor()
  await page.goto(link)
  await page.getByLabel('Email').fill(candidate.email)
  await page.locator('input[type=file]').nth(0).setInputFiles(pdf('resume.pdf'))
  await page.getByText('Resume uploaded', { exact: true }).waitFor()
  await page.getByRole('checkbox').check()
  await loseReply(page, 'POST', '/api/applications')
  const submit = page.getByRole('button', { name: 'Submit Application' })
  await submit.click()
  await toast(page, 'Error', 'Failed to submit application. Please try again.')
  await submit.click()
  await toast(page, 'Application submitted successfully!', "Thank you for applying. We'll be in touch soon.")

  expect(await send<unknown[]>(hiring, 'GET', `/api/applications/job/${job.id}`)).toHaveLength(1)
  expect(await lettersTo(candidate.email, 2, APP_URL)).toHaveLength(2)
})
