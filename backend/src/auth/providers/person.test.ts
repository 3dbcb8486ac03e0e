import { afterAll, beforeAll, expect, test } from 'bun:test'
import { signInAddress } from '@goodword/contract/addresses'
import { eq } from 'drizzle-orm'
import { type ProviderName, startFaultyProviders, USER } from '../../../test/faulty-providers.ts'
import { createTestApp } from '../../../test/harness.ts'
import { signInBy } from '../../../test/sign-in.ts'
import { users } from '../../db/schema/users.ts'
import { isOperator as isOperatorOf } from '../is-operator.ts'

/** Who somebody is when several providers vouch for people: the issuer and the subject, and never the address. */

let { app, environment, stop } = {} as Awaited<ReturnType<typeof startFaultyProviders>>
beforeAll(async () => {
  ;({ app, environment, stop } = await startFaultyProviders({
    OPERATOR_EMAILS: 'boss@example.org, acme:root@example.org, nobody:anybody@example.org',
  }))
})
afterAll(() => stop())

async function signedIn(name: ProviderName, email: string, button: 'referrer' | 'hiring' = 'referrer') {
  const browser = app.guest()
  await signInBy(browser, signInAddress(name, button), { email })
  return (await browser.get(USER)).body
}

test('the same subject at another issuer is another person', async () => {
  const [one, other] = [await signedIn('google', 'same@example.org'), await signedIn('acme', 'same@example.org')]
  const rows = await app.db.select().from(users).where(eq(users.email, 'same@example.org'))
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(1)
  expect(rows.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort())
})

test("a sign-in with another account's address neither opens nor changes that account", async () => {
  const before = await signedIn('google', 'taken@example.org')
  const after = await signedIn('acme', 'taken@example.org', 'hiring')
  expect([before.role, after.role]).toEqual(['referrer', 'hiring_manager'])
  expect(await signedIn('google', 'taken@example.org')).toEqual(before)
})

test("an operator's address counts only at the listed provider", async () => {
  const isOperator = async (name: ProviderName, email: string) => (await signedIn(name, email)).isOperator
  expect(await isOperator('google', 'Boss@example.org')).toBe(true)
  expect(await isOperator('acme', 'boss@example.org')).toBe(false)
  expect(await isOperator('acme', 'root@example.org')).toBe(true)
  expect(await isOperator('google', 'root@example.org')).toBe(false)
  expect(await isOperator('acme', 'anybody@example.org')).toBe(false)
})

test('an operator can be listed by provider and subject, whatever their address', async () => {
  const { id } = await signedIn('acme', 'first@example.org')
  const [{ subject = '' } = {}] = await app.db.select().from(users).where(eq(users.id, id))
  const isOperator = (OPERATORS: string, account: { issuer: string; subject: string }) =>
    isOperatorOf(
      { env: { ...app.env, OPERATORS: [OPERATORS] }, providers: app.providers },
      { ...account, emailKey: 'any' },
    )
  const [google, acme] = app.providers
  expect(isOperator(`acme:${subject}`, { issuer: acme?.issuer ?? '', subject })).toBe(true)
  expect(isOperator(`acme:${subject}`, { issuer: google.issuer, subject })).toBe(false)
  expect(isOperator(`acme:${subject}`, { issuer: acme?.issuer ?? '', subject: `${subject}1` })).toBe(false)
  expect(isOperator(subject, { issuer: google.issuer, subject })).toBe(true)
})

test('providers are listed in their configured order', async () => {
  const { body } = await app.guest().get('/api/auth/providers')
  expect(body.slice(0, 2)).toEqual([
    { name: 'google', label: 'Google' },
    { name: 'acme', label: 'Acme SSO' },
  ])
})

test('without Google its old addresses lead to the first provider, and its callback is gone', async () => {
  const { GOOGLE_CLIENT_ID, ...others } = environment
  const server = await createTestApp({ ...others, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })
  const to = async (path: string) => (await server.guest().get(path)).headers.get('location')
  expect(await to('/api/auth/google/referrer')).toBe('/api/auth/acme/referrer')
  expect(await to('/api/auth/google/hiring')).toBe('/api/auth/acme/hiring')
  expect((await server.guest().get('/api/auth/google/callback')).status).toBe(404)
  await server.stop()
})
