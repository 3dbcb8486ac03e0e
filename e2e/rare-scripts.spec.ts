import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { endSessionAt } from './fixtures/network.ts'
import { toast } from './fixtures/scenes.ts'
import { signInAs, somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

/** Parts of the shell that few visits need come with scripts of their own. Here those cannot be had. */

afterAll(closeBrowser)

const without = (page: Page) => page.route('**/assets/rare-*', (route) => route.abort())

test('an unknown path shows its text and links, whatever scripts are missing', async () => {
  const { page } = await newVisitor({ width: 360 })
  await without(page)
  await page.goto('/jobs')
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
  await page.getByText('Did you forget to add the page to the router?').waitFor()
  await page.unroute('**/assets/rare-*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('region', { name: 'Sign in' }).waitFor()
  await without(page)
  await page.goto('/nothing')
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
})

test('without its rare scripts a page shows refusals and the newer-version notice, and keeps typed text', async () => {
  const { page } = await newVisitor({ width: 360 })
  await signInAs(page, somebody('Rosa', 'Meyer'), 'I am referring')
  await page.clock.install()
  await without(page)
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Refer Candidate' }).first().click()
  const refer = page.getByRole('dialog', { name: 'Refer a Candidate' })
  await refer.getByLabel('Candidate Email').fill(somebody('Kim', 'Park').email)
  await refer.getByLabel('Candidate Name').fill('Kim Park')
  await endSessionAt(page, 'POST', '/api/referrals')
  await refer.getByRole('button', { name: 'Send Referral' }).click()
  await toast(page, 'Failed to send referral')
  expect(await refer.getByLabel('Candidate Name').inputValue()).toBe('Kim Park')

  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer', offers: {} } }))
  await page.clock.fastForward('11:00')
  await toast(page, 'A new version is ready')
  expect(await refer.getByLabel('Candidate Name').inputValue()).toBe('Kim Park')
})
