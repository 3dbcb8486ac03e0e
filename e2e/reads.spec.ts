import { afterAll, expect, test } from 'bun:test'
import { breakCalls, watchCalls } from './fixtures/network.ts'
import { toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

test('data is never stale: on the way back, on focus, or with time', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring')
  await page.clock.install()
  await page.goto('/email-test')
  const reads = watchCalls(page, 'GET', /^\/api\//)
  const jobs = () => reads.filter((request) => new URL(request.url()).pathname === '/api/jobs').length
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByText('Available Positions').waitFor()
  await page.getByRole('link', { name: 'My Referrals' }).click()
  await page.getByText('No referrals yet').waitFor()
  await page.clock.fastForward(60_000)
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByText('Available Positions').waitFor()
  // SWR looks at no focus within 5 s of the last one, nor of its start.
  await page.clock.fastForward(60_000)
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
  })
  await page.clock.fastForward(600_000)
  expect(jobs()).toBe(1)
  const ofReferrals = reads.map((request) => new URL(request.url()).pathname.replace(/user\/[^/]+/, 'user/:userId'))
  expect(ofReferrals.filter((path) => path.startsWith('/api/referrals/'))).toEqual([
    '/api/referrals/user/:userId/invited',
    '/api/referrals/user/:userId',
    '/api/referrals/user/:userId/counts',
  ])
})

test('a failed read or write is not retried automatically', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring')
  await page.clock.install()
  await page.goto('/email-test')
  const reads = watchCalls(page, 'GET', '/api/jobs')
  const mend = await breakCalls(page, 'GET', '/api/jobs')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByText("We couldn't load the jobs").waitFor()
  await page.clock.fastForward(600_000)
  expect(reads.length).toBe(1)
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Available Positions').waitFor()

  await page.goto('/email-test')
  const writes = watchCalls(page, 'POST', '/api/test-email')
  await breakCalls(page, 'POST', '/api/test-email')
  await page.getByLabel('Recipient Email').fill('rita@example.com')
  await page.getByRole('button', { name: 'Send Test Email' }).click()
  await toast(page, 'Failed to send email', 'There was an error sending the email.')
  await page.clock.fastForward(600_000)
  expect(writes.length).toBe(1)
})

test('requests send credentials, a payload is JSON, and without one there is neither body nor content type', async () => {
  const { page } = await newVisitor()
  await signInAs(page, somebody('Rita', 'Falk'), 'I am referring', '/email-test')
  const reads = watchCalls(page, 'GET', '/api/jobs')
  const writes = watchCalls(page, 'POST', '/api/test-email')
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByText('Available Positions').waitFor()
  await page.goto('/email-test')
  await page.getByLabel('Recipient Email').fill('rita@example.com')
  await page.getByRole('button', { name: 'Send Test Email' }).click()
  await toast(page, 'Email sent successfully!', 'The test email has been sent.')
  const [read, write] = [await reads[0]?.allHeaders(), await writes[0]?.allHeaders()]
  expect(read?.cookie).toBeString()
  expect(read?.['content-type']).toBeUndefined()
  expect(reads[0]?.postData()).toBeNull()
  expect(write?.cookie).toBeString()
  expect(write?.['content-type']).toBe('application/json')
  expect(Object.keys(writes[0]?.postDataJSON())).toEqual(['to', 'subject', 'message'])
})
