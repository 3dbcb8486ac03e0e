import { afterAll, expect, test } from 'bun:test'
import { endSessionAt } from './fixtures/network.ts'
import { toast } from './fixtures/scenes.ts'
import { fillIn, signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

test('a session that expires under a typed referral is renewed beside it, and nothing is lost', async () => {
  const { page, context } = await newVisitor({ width: 390 })
  const referrer = somebody('Rosa', 'Meyer')
  await signInAs(page, referrer, 'I am referring', '/jobs')
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const refer = page.getByRole('dialog', { name: 'Refer a Candidate' })
  await refer.getByLabel('Candidate Email').fill(somebody('Kim', 'Park').email)
  await refer.getByLabel('Candidate Name').fill('Kim Park')
  await refer.getByLabel('Personal Message').fill('You would love it')
  await endSessionAt(page, 'POST', '/api/referrals')

  await refer.getByRole('button', { name: 'Send Referral' }).click()
  const ended = page.getByRole('dialog', { name: 'Your session has ended' })
  await ended.waitFor()
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    ended.getByRole('link', { name: 'Sign in with Google' }).click(),
  ])
  const closed = beside.waitForEvent('close')
  await fillIn(beside, referrer)
  await closed
  await ended.waitFor({ state: 'hidden' })

  expect(await refer.getByLabel('Personal Message').inputValue()).toBe('You would love it')
  await refer.getByRole('button', { name: 'Send Referral' }).click()
  await toast(page, 'Referral sent successfully!')
})
