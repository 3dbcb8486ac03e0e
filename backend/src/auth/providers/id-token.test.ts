import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, setSystemTime, test } from 'bun:test'
import { exportSPKI, type JWTPayload, SignJWT } from 'jose'
import { CLIENT } from '../../../test/faulty-issuer.ts'
import { ADA, begin, button, expectRefusal, PROVIDERS, startFaultyProviders } from '../../../test/faulty-providers.ts'
import { signInBy } from '../../../test/sign-in.ts'

/** What is asked of the token that says who somebody is, at a provider of each kind. */

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
const seconds = () => Math.floor(Date.now() / 1000)
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const withSecret = (claims: JWTPayload, secret: string) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))

describe.each(PROVIDERS)('at %s', (name) => {
  const refused = async (reason: string) => {
    const browser = app.guest()
    const notice = reason === 'email-unverified' ? reason : 'sign-in-failed'
    await expectRefusal(browser, await begin(browser, name), { app, name, reason, notice })
  }

  const claims: [string, string, (claims: JWTPayload) => JWTPayload][] = [
    ['another nonce', 'wrong-nonce', (own) => ({ ...own, nonce: crypto.randomUUID() })],
    ['no nonce', 'token-malformed', ({ nonce, ...own }) => own],
    ['another audience', 'wrong-client', (own) => ({ ...own, aud: 'another-client' })],
    ['another authorized party', 'wrong-client', (own) => ({ ...own, azp: 'another-client' })],
    [
      'two audiences alone',
      'wrong-client',
      ({ azp, ...own }) => ({ ...own, aud: [CLIENT.clientId, 'another-client'] }),
    ],
    ['another issuer', 'wrong-issuer', (own) => ({ ...own, iss: 'https://other.example' })],
    ['an expiry that is over', 'expired', (own) => ({ ...own, exp: seconds() - 120 })],
    ['an age of an hour', 'expired', (own) => ({ ...own, iat: seconds() - 3600 })],
    ['a time to come', 'expired', (own) => ({ ...own, iat: seconds() + 3600 })],
    ['no expiry', 'token-malformed', ({ exp, ...own }) => own],
    ['no subject', 'claim-missing', ({ sub, ...own }) => own],
    ['no address', 'claim-missing', ({ email, ...own }) => own],
    ['no word on its address', 'email-unverified', ({ email_verified, ...own }) => own],
    ['an address that is not verified', 'email-unverified', (own) => ({ ...own, email_verified: false })],
  ]
  test.each(claims)('an id token with %s is refused: %s', async (_, reason, faulty) => {
    issuers[name].misbehave({ claims: faulty })
    await refused(reason)
  })

  test.each([
    ['without a signature', async (own: JWTPayload) => `${encoded({ alg: 'none' })}.${encoded(own)}.`],
    ['signed with our secret', (own: JWTPayload) => withSecret(own, CLIENT.clientSecret)],
    [
      'signed with the public key as a secret',
      async (own: JWTPayload, key: CryptoKey) => withSecret(own, await exportSPKI(key)),
    ],
  ])('an id token %s is refused', async (_, sign) => {
    issuers[name].misbehave({ sign })
    await refused('wrong-signature')
  })

  test('a malformed id token is refused', async () => {
    issuers[name].misbehave({ sign: () => 'a.b' })
    await refused('token-malformed')
  })
})

describe.each(PROVIDERS)('when %s rotates its keys', (name) => {
  /** A server of its own: what it knows of the keys stays with it. */
  let own: Awaited<ReturnType<typeof startFaultyProviders>>
  beforeEach(async () => {
    own = await startFaultyProviders()
    await signInBy(own.app.guest(), button(name), ADA)
    await own.issuers[name].rotateKey()
    // For half a minute after they were read they are not read again: else a forger could have us ask all the time.
    setSystemTime(Date.now() + MINUTE)
  })
  afterEach(() => own.stop())

  test('sign-ins continue after a key rotation', async () => {
    const { headers } = await signInBy(own.app.guest(), button(name), ADA)
    expect(headers.get('location')).toBe('/')
  })

  test('an id token signed with an unlisted key is refused', async () => {
    own.issuers[name].misbehave({ replies: { '/certs': () => Response.json({ keys: [] }) } })
    const browser = own.app.guest()
    await expectRefusal(browser, await begin(browser, name), { app: own.app, name, reason: 'wrong-signature' })
  })
})
