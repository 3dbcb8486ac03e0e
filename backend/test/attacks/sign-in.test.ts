import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { ADA, begin, button, expectRefusal, PROVIDERS, startFaultyProviders, USER } from '../faulty-providers.ts'
import { signInBy } from '../sign-in.ts'

/** Somebody who wants to be signed in as another person, or wants another person to be signed in as them. */

let { app, issuers, stop } = {} as Awaited<ReturnType<typeof startFaultyProviders>>
beforeAll(async () => {
  ;({ app, issuers, stop } = await startFaultyProviders())
})
afterAll(() => stop())
afterEach(() => {
  for (const issuer of Object.values(issuers)) issuer.misbehave({})
})

const theirs = await generateKeyPair('RS256', { extractable: true })
const jwk = await exportJWK(theirs.publicKey)
type Header = Parameters<InstanceType<typeof SignJWT>['setProtectedHeader']>[0]
const signed = (header: Partial<Header>) => (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(theirs.privateKey)

describe.each(PROVIDERS)('at %s', (name) => {
  test.each<[string, Partial<Header>]>([
    ['brings its own key', { jwk }],
    ['gives the address of a key', { jku: 'https://evil.example/certs' }],
    ['gives the address of a certificate', { x5u: 'https://evil.example/cert' }],
    ['brings a certificate', { x5c: ['MIIB'] }],
    ['names a file', { kid: '../../../../dev/null' }],
    ['has an SQL injection as key id', { kid: "' union select 'key" }],
    ['names an unlisted key', { kid: '__proto__' }],
  ])("a token's key comes from the issuer's list, even if the token %s", async (_, header) => {
    issuers[name].misbehave({ sign: signed(header) })
    const browser = app.guest()
    await expectRefusal(browser, await begin(browser, name), { app, name, reason: 'wrong-signature' })
  })

  test('a token with unknown critical headers is refused', async () => {
    const sign = (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', crit: ['b64'], b64: true }).sign(theirs.privateKey)
    issuers[name].misbehave({ sign })
    const browser = app.guest()
    const address = await begin(browser, name)
    await browser.get(String(address))
    expect((await browser.get(USER)).status).toBe(401)
  })

  test('a callback counts once, in one reading, and only as a navigation', async () => {
    const browser = app.guest()
    const address = await begin(browser, name)
    const { status } = await browser.call('HEAD', String(address))
    expect([status, (await browser.get(USER)).status]).toEqual([302, 401])
    expect((await browser.call('POST', String(address))).status).toBeGreaterThanOrEqual(400)
    address.searchParams.set('state', `${address.searchParams.get('state')}x`)
    await browser.get(String(address))
    expect((await browser.get(USER)).status).toBe(401)
  })

  test("a sign-in begun in another browser cannot be finished with all its cookies but the sign-in's own", async () => {
    const attacker = app.guest()
    const address = await begin(attacker, name)
    const victim = app.guest()
    await begin(victim, name)
    for (const [cookie, value] of victim.cookies) if (cookie !== 'sign-in') attacker.cookies.set(cookie, value)
    await victim.get(String(address))
    expect((await victim.get(USER)).status).toBe(401)
  })
})

test('signing in replaces a session that existed before, which then authenticates nobody', async () => {
  const [name] = PROVIDERS
  const attacker = app.guest()
  await signInBy(attacker, button(name ?? 'google'), { ...ADA, email: 'attacker@example.org' })
  const planted = attacker.cookies.get('session') ?? ''
  const victim = app.guest()
  victim.cookies.set('session', planted)
  await signInBy(victim, button(name ?? 'google'), ADA)
  expect(victim.cookies.get('session')).not.toBe(planted)
  expect((await victim.get(USER)).body.email).toBe(ADA.email)
  expect((await attacker.get(USER)).status).toBe(401)
})

test('planted invalid cookies do not prevent a sign-in', async () => {
  const victim = app.guest()
  victim.cookies.set('session', 'planted')
  victim.cookies.set('apply', 'planted')
  await signInBy(victim, button(PROVIDERS[0] ?? 'google'), ADA)
  expect((await victim.get(USER)).status).toBe(200)
})
