import { expect } from 'bun:test'
import { signInAddress } from '@goodword/contract/addresses'
import type { PROVIDER_KINDS } from '../src/auth/providers/provider-kinds.ts'
import type { Browser } from './browser.ts'
import { CLIENT, type FaultyIssuer, startFaultyIssuer } from './faulty-issuer.ts'
import { createTestApp, type TestApp } from './harness.ts'
import { APP_URL } from './services.ts'
import { passProvider } from './sign-in.ts'

/** How one of each kind is configured: what holds for a sign-in holds at all of them. */
const CONFIGURED = {
  google: {
    name: 'google' as const,
    issuer: 'http://google.localhost',
    variables: ({ issuer, authorizationUrl, tokenUrl, jwksUrl }: FaultyIssuer) => ({
      GOOGLE_CLIENT_ID: CLIENT.clientId,
      GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
      GOOGLE_ISSUER: issuer,
      GOOGLE_AUTHORIZATION_URL: authorizationUrl,
      GOOGLE_TOKEN_URL: tokenUrl,
      GOOGLE_JWKS_URL: jwksUrl,
    }),
  },
  openIdConnect: {
    name: 'acme' as const,
    variables: ({ issuer }: FaultyIssuer) => ({
      OIDC_PROVIDERS: 'acme',
      OIDC_ACME_LABEL: 'Acme SSO',
      OIDC_ACME_ISSUER: issuer,
      OIDC_ACME_CLIENT_ID: CLIENT.clientId,
      OIDC_ACME_CLIENT_SECRET: CLIENT.clientSecret,
    }),
  },
} satisfies Record<keyof typeof PROVIDER_KINDS, Configured>

interface Configured {
  name: string
  /** Who it says it is, where that is not its own address. */
  issuer?: string
  variables(issuer: FaultyIssuer): Record<string, string>
}

export type ProviderName = (typeof CONFIGURED)[keyof typeof CONFIGURED]['name']
const kinds: (Configured & { name: ProviderName })[] = Object.values(CONFIGURED)
export const PROVIDERS = kinds.map(({ name }) => name)

export const USER = '/api/auth/user'
export const ADA = { email: 'ada@example.org', given_name: 'Ada', family_name: 'Lovelace' }
export const button = (name: ProviderName) => signInAddress(name, 'referrer')
export const redirectUri = (name: string) => `${APP_URL}/api/auth/${name}/callback`

/** The server with issuers that misbehave as a test wants. @param overrides variables of the environment */
export async function startFaultyProviders(overrides: Record<string, string> = {}) {
  const started = await Promise.all(
    kinds.map(async ({ name, issuer, variables }) => {
      const faulty = await startFaultyIssuer({ redirectUri: redirectUri(name), ...(issuer && { issuer }) })
      return { name, faulty, variables: variables(faulty) }
    }),
  )
  const environment: Record<string, string> = Object.assign({}, ...started.map(({ variables }) => variables), overrides)
  const app = await createTestApp(environment)
  return {
    app,
    /** By the name of the provider. */
    issuers: Object.fromEntries(started.map(({ name, faulty }) => [name, faulty])) as Record<
      ProviderName,
      FaultyIssuer
    >,
    environment,
    async stop() {
      await app.stop()
      await Promise.all(started.map(({ faulty }) => faulty.stop()))
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
  const { headers } = await browser.get(String(address))
  const reference = notice === 'sign-in-cancelled' ? '' : `&reference=${headers.get('x-request-id')}`
  expect(headers.get('location')).toBe(`/?notice=${notice}${reference}`)
  expect((await browser.get(USER)).status).toBe(401)
  const lines = app.logged.slice(before).map((line) => JSON.parse(line))
  const told = lines.filter(({ msg }) => msg === 'sign-in refused').map(({ provider, reason }) => [provider, reason])
  expect(told).toEqual([[name, reason]])
}
