import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { press } from './fixtures/keyboard.ts'
import { somebody } from './fixtures/sign-in.ts'
import { closeBrowser, newVisitor } from './fixtures/visitor.ts'

afterAll(closeBrowser)

/** At the second provider; whether the browser may be led there at all is the policy's word (`form-action`). */
async function signInThere(page: Page): Promise<void> {
  await page.getByText('Stand-in for Acme SSO').waitFor()
  const { email, firstName, lastName } = somebody('Runa', 'Berg')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=given_name]').fill(firstName)
  await page.locator('input[name=family_name]').fill(lastName)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test.each([
  ['referring', 'Find Jobs Through Your Network'],
  ['hiring', 'Hiring Dashboard'],
])('by keyboard a person signs in at another provider, %s', async (role, heading) => {
  const { page, complaints } = await newVisitor({ width: 390 })
  await page.goto('/')
  await press(page, page.getByRole('button', { name: `Or continue with Acme SSO, ${role}` }))
  await signInThere(page)
  await page.getByRole('heading', { name: heading }).waitFor()
  expect(complaints).toEqual([])
})

test('sign-in at another provider works before any script', async () => {
  const { page } = await newVisitor()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: 'Or continue with Acme SSO, referring' }).click()
  await page.getByText('Stand-in for Acme SSO').waitFor()
})
