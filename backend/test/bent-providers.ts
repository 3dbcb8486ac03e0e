import { expect } from 'bun:test'
import { signInAddress } from '@goodword/contract/addresses'
import { CLIENT, startBentIssuer } from './bent-issuer.ts'
import type { Browser } from './browser.ts'
import { createTestApp, type TestApp } from './harness.ts'
import { APP_URL } from './services.ts'
import { passProvider } from './sign-in.ts'

/** One of each kind, by the name that is configured below: what holds for a sign-in holds at all of them. */
export const PROVIDERS = ['google', 'acme'] as const
export type ProviderName = (typeof PROVIDERS)[number]

export const USER = '/api/auth/user'
export const ADA = { email: 'ada@example.org', given_name: 'Ada', family_name: 'Lovelace' }
export const button = (name: ProviderName) => signInAddress(name, 'referrer')
export const redirectUri = (name: ProviderName) => `${APP_URL}/api/auth/${name}/callback`

/** The server with issuers that misbehave as a test wants. @param overrides variables of the environment */
export async function startBentProviders(overrides: Parameters<typeof createTestApp>[0] = {}) {
  const issuers = {
    google: await startBentIssuer({ redirectUri: redirectUri('google'), issuer: 'http://google.localhost' }),
    acme: await startBentIssuer({ redirectUri: redirectUri('acme') }),
  }
  const { google, acme } = issuers
  const environment = {
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_AUTHORIZATION_URL: google.authorizationUrl,
    GOOGLE_TOKEN_URL: google.tokenUrl,
    GOOGLE_JWKS_URL: google.jwksUrl,
    OIDC_PROVIDERS: 'acme',
    OIDC_ACME_LABEL: 'Acme SSO',
    OIDC_ACME_ISSUER: acme.issuer,
    OIDC_ACME_CLIENT_ID: CLIENT.clientId,
    OIDC_ACME_CLIENT_SECRET: CLIENT.clientSecret,
    ...overrides,
  }
  const app = await createTestApp(environment)
  return {
    app,
    issuers,
    environment,
    async stop() {
      await app.stop()
      await Promise.all([google.stop(), acme.stop()])
    },
  }
}

/** Signs Ada in up to where the provider sends the browser back. @returns that address */
export async function begin(browser: Browser, name: ProviderName): Promise<URL> {
  return new URL(await passProvider(await browser.get(button(name)), ADA))
}

interface Refusal {
  app: TestApp
  /** The provider. */
  name: string
  reason: string
  notice?: string
}

/** Expects that this address signs nobody in, that the person is told, and that the log has one line with the reason. */
export async function expectRefusal(browser: Browser, address: string | URL, refusal: Refusal): Promise<void> {
  const { app, name, reason, notice = 'sign-in-failed' } = refusal
  const before = app.logged.length
  expect((await browser.get(String(address))).headers.get('location')).toBe(`/?notice=${notice}`)
  expect((await browser.get(USER)).status).toBe(401)
  const lines = app.logged.slice(before).map((line) => JSON.parse(line))
  const told = lines.filter(({ msg }) => msg === 'sign-in refused').map(({ provider, reason }) => [provider, reason])
  expect(told).toEqual([[name, reason]])
}
