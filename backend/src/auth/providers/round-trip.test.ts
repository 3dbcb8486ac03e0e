import { afterAll, afterEach, beforeAll, describe, expect, setSystemTime, test } from 'bun:test'
import type { Browser } from '../../../test/browser.ts'
import { CLIENT } from '../../../test/faulty-issuer.ts'
import {
  ADA,
  begin,
  button,
  expectRefusal,
  PROVIDERS,
  type ProviderName,
  redirectUri,
  startFaultyProviders,
  USER,
} from '../../../test/faulty-providers.ts'
import { passProvider, signInBy } from '../../../test/sign-in.ts'
import { rateLimits } from '../../db/schema/rate-limits.ts'

/** The way to a provider and back, at one of each kind. */

let { app, issuers, stop } = {} as Awaited<ReturnType<typeof startFaultyProviders>>
beforeAll(async () => {
  ;({ app, issuers, stop } = await startFaultyProviders())
})
afterAll(() => stop())
afterEach(() => {
  setSystemTime()
  for (const issuer of Object.values(issuers)) issuer.misbehave({})
})

const MINUTE = 60_000
const withCookiesOf = (browser: Browser) => {
  const other = app.guest()
  for (const [cookie, value] of browser.cookies) other.cookies.set(cookie, value)
  return other
}

describe.each(PROVIDERS)('a sign-in at %s', (name) => {
  const refused = (browser: Browser, callback: string | URL, reason: string, notice?: string) =>
    expectRefusal(browser, callback, { app, name, reason, ...(notice && { notice }) })

  test("a sign-in begins with code flow, PKCE, state, nonce and the provider's own callback", async () => {
    const { headers } = await app.guest().get(button(name))
    const { searchParams } = new URL(headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.clientId,
      code_challenge_method: 'S256',
      redirect_uri: redirectUri(name),
      scope: 'openid email profile',
    })
    for (const each of ['code_challenge', 'state', 'nonce']) expect(searchParams.get(each)?.length).toBeGreaterThan(30)
  })

  test('a completed round trip opens a session', async () => {
    const browser = app.guest()
    const reply = await signInBy(browser, button(name), ADA)
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/'])
    expect((await browser.get(USER)).body).toMatchObject({ email: ADA.email, firstName: 'Ada', role: 'referrer' })
  })

  test('a callback in another browser is refused', async () => {
    await refused(app.guest(), await begin(app.guest(), name), 'no-cookie', 'cookies-needed')
    const busy = app.guest()
    await busy.get(button(name))
    await refused(busy, await begin(app.guest(), name), 'wrong-browser')
  })

  test.each([
    ['that was changed', (state: string) => state.replace(/^.{8}/, 'AAAAAAAA')],
    ["that is the browser's own part", (_: string, kept: string) => kept],
    ['that is missing', () => ''],
  ])('a callback is refused with a state %s', async (_, other) => {
    const browser = app.guest()
    const callback = await begin(browser, name)
    const { state = '' } = Object.fromEntries(callback.searchParams)
    callback.searchParams.set('state', other(state, browser.cookies.get('sign-in') ?? ''))
    await refused(browser, callback, 'wrong-state')
  })

  test("a callback is refused with another provider's state", async () => {
    const browser = app.guest()
    const other = PROVIDERS.find((each) => each !== name) ?? name
    const callback = await begin(browser, other)
    await refused(browser, callback.href.replace(redirectUri(other), redirectUri(name)), 'wrong-provider')
  })

  test('a callback naming another issuer is refused', async () => {
    const browser = app.guest()
    const callback = await begin(browser, name)
    callback.searchParams.set('iss', 'https://other.example')
    await refused(browser, callback, 'wrong-issuer')
  })

  test('a used code is refused', async () => {
    const browser = app.guest()
    const callback = await begin(browser, name)
    const again = withCookiesOf(browser)
    await browser.get(callback.href)
    await refused(again, callback, 'code-refused')
  })

  test.each(['guess', ''])('the code "%s" is refused', async (code) => {
    const browser = app.guest()
    const callback = await begin(browser, name)
    callback.searchParams.set('code', code)
    await refused(browser, callback, 'code-refused')
  })

  test('a sign-in that took half an hour is refused', async () => {
    const browser = app.guest()
    const callback = await begin(browser, name)
    setSystemTime(Date.now() + 30 * MINUTE)
    await refused(browser, callback, 'expired')
  })

  test("a sign-in that outlived its cookie is refused as expired, not as another browser's", async () => {
    const browser = app.guest()
    const callback = await begin(browser, name)
    setSystemTime(Date.now() + 11 * MINUTE)
    browser.cookies.clear()
    await refused(browser, callback, 'expired')
  })

  test.each([
    ['server_error', 'provider-refused', undefined],
    ['access_denied', 'cancelled', 'sign-in-cancelled'],
  ])('a callback with the error %s is refused', async (error, reason, notice) => {
    const browser = app.guest()
    const callback = await begin(browser, name)
    callback.searchParams.delete('code')
    callback.searchParams.set('error', error)
    await refused(browser, callback, reason, notice)
  })

  test('a sign-in is refused when the provider does not know the client', async () => {
    issuers[name].misbehave({
      replies: { '/token': () => Response.json({ error: 'invalid_client' }, { status: 401 }) },
    })
    const browser = app.guest()
    await refused(browser, await begin(browser, name), 'client-refused')
  })

  test('an unverified address is refused', async () => {
    const browser = app.guest()
    const callback = await passProvider(await browser.get(button(name)), { ...ADA, unverified: 'on' })
    await refused(browser, callback, 'email-unverified', 'email-unverified')
  })

  test('a sign-in logs neither code, state nor person', async () => {
    const before = app.logged.length
    const browser = app.guest()
    const callback = await begin(browser, name)
    await browser.get(callback.href)
    await app.guest().get(callback.href)
    const lines = app.logged.slice(before).join('')
    expect(lines).toContain('sign-in refused')
    const secrets = ['code', 'state'].map((each) => callback.searchParams.get(each) ?? '-')
    for (const secret of [...secrets, 'ada@', 'Lovelace']) expect(lines).not.toContain(secret)
  })
})

test('failed sign-ins of one network address are limited at all providers together', async () => {
  await app.db.delete(rateLimits)
  const fail = async (name: ProviderName) => {
    const browser = app.guest()
    const callback = await begin(browser, name)
    callback.searchParams.set('code', 'wrong')
    return browser.get(String(callback))
  }
  expect((await fail('google')).status).toBe(302)
  await app.db.update(rateLimits).set({ count: 300 })
  for (const name of PROVIDERS) expect((await fail(name)).status).toBe(429)
  await app.db.delete(rateLimits)
})

test('an unconfigured provider has neither button nor callback', async () => {
  for (const path of ['referrer', 'hiring', 'callback']) {
    expect((await app.guest().get(`/api/auth/nobody/${path}`)).status).toBe(404)
  }
})
