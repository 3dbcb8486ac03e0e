import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { LOG_OUT } from '@goodword/contract/addresses'
import type { Configuration } from 'oidc-provider'
import { type Account, passIssuer, startCertifiedIssuer } from '../../../test/certified-issuer.ts'
import { CLIENT } from '../../../test/faulty-issuer.ts'
import { button, expectRefusal, redirectUri, USER } from '../../../test/faulty-providers.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { APP_URL } from '../../../test/services.ts'

/** Signing in at an issuer that nobody here wrote, as its authors ship it and as others configure it. */

const ADA: Account = {
  ...{ sub: 'ada', email: 'ada@example.org', email_verified: true },
  ...{ name: 'Ada King Lovelace', given_name: 'Ada', family_name: 'Lovelace' },
}
const NO_SIGN_OUT = { features: { rpInitiatedLogout: { enabled: false } } }

const ISSUERS: [string, Configuration, { signsOut: boolean; prompts: (string | null)[] }][] = [
  ['as it is by default', {}, { signsOut: true, prompts: [null, null, null] }],
  ['with all claims in the id_token', { conformIdTokenClaims: false }, { signsOut: true, prompts: [null, null, null] }],
  [
    'without a sign-out of its own',
    NO_SIGN_OUT,
    { signsOut: false, prompts: ['select_account', 'select_account', null] },
  ],
]

describe.each(ISSUERS)('at a certified issuer %s', (_, configuration, { signsOut, prompts }) => {
  let account = ADA
  let app: TestApp
  let issuer: Awaited<ReturnType<typeof startCertifiedIssuer>>
  beforeAll(async () => {
    issuer = await startCertifiedIssuer({ redirectUris: [redirectUri('acme')], account: () => account }, configuration)
    app = await createTestApp({
      OIDC_PROVIDERS: 'acme',
      OIDC_ACME_ISSUER: issuer.issuer,
      OIDC_ACME_CLIENT_ID: CLIENT.clientId,
      OIDC_ACME_CLIENT_SECRET: CLIENT.clientSecret,
    })
  })
  afterAll(async () => {
    await app.stop()
    await issuer.stop()
  })

  const promptOf = (address: string) => new URL(address).searchParams.get('prompt')

  async function signIn(as: Account) {
    account = as
    const browser = app.guest()
    const { headers } = await browser.get(button('acme'))
    const start = headers.get('location') ?? ''
    let callback = await passIssuer(start)
    // It refused to be asked for an account's choice: the sign-in has begun again.
    if (new URL(callback).searchParams.get('error') === 'invalid_request') {
      callback = await passIssuer((await browser.get(callback)).headers.get('location') ?? '')
    }
    return { browser, start, callback }
  }

  test('an account is chosen where signing out ends nothing, until the issuer refuses that prompt', async () => {
    // Two at the same time: what the first learns takes nothing from the second.
    const [one, other] = [await signIn(ADA), await signIn(ADA)]
    for (const { browser, callback } of [one, other]) {
      expect((await browser.get(callback)).headers.get('location')).toBe('/')
    }
    const later = await signIn(ADA)
    expect([one, other, later].map(({ start }) => promptOf(start))).toEqual(prompts)
  })

  test('a person signs in with their address and both names', async () => {
    const { browser, callback } = await signIn(ADA)
    expect((await browser.get(callback)).headers.get('location')).toBe('/')
    expect((await browser.get(USER)).body).toMatchObject({
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
  })

  test('a full name is split at its last word where it is the only name', async () => {
    const { browser, callback } = await signIn({
      ...{ sub: 'grace', email: 'grace@example.org', email_verified: true },
      name: 'Grace Brewster Hopper',
    })
    await browser.get(callback)
    expect((await browser.get(USER)).body).toMatchObject({ firstName: 'Grace Brewster', lastName: 'Hopper' })
  })

  test('an account without an address is refused, and the log names the missing claim', async () => {
    const { browser, callback } = await signIn({ sub: 'nobody', name: 'No Body' })
    await expectRefusal(browser, callback, { app, name: 'acme', reason: 'claim-missing' })
    expect(app.logged.map((line) => JSON.parse(line)).find(({ reason }) => reason === 'claim-missing')).toMatchObject({
      missing: ['email'],
    })
  })

  test('an address that is not verified is refused', async () => {
    const { browser, callback } = await signIn({ ...ADA, sub: 'eve', email_verified: false })
    const refusal = { app, name: 'acme', reason: 'email-unverified', notice: 'email-unverified' }
    await expectRefusal(browser, callback, refusal)
  })

  test('signing out leads to the sign-out of the issuer, and back, where it has one', async () => {
    const { browser, callback } = await signIn(ADA)
    await browser.get(callback)
    const next = (await browser.get(LOG_OUT)).headers.get('location') ?? ''
    expect((await browser.get(USER)).status).toBe(401)
    if (!signsOut) return expect(next).toBe('/')
    const { origin, searchParams } = new URL(next)
    expect([origin, Object.fromEntries(searchParams)]).toEqual([
      issuer.issuer,
      { client_id: CLIENT.clientId, post_logout_redirect_uri: `${APP_URL}/` },
    ])
    expect((await fetch(next)).status).toBe(200)
  })
})
