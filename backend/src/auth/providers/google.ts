import { createRemoteJWKSet, customFetch } from 'jose'
import * as z from 'zod/mini'
import { filled, optionalUrl } from '../../config/fields.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { identityOf } from './identity-of.ts'
import type { ProviderKind } from './provider-kind.ts'
import { refusedByProvider } from './refused-by-provider.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { verifyIdToken } from './verify-id-token.ts'

/** Google, whose addresses are known. The only file that imports arctic. */
export const google: ProviderKind = {
  names: ({ GOOGLE_CLIENT_ID }) => (GOOGLE_CLIENT_ID ? ['google'] : []),
  variables: ({ GOOGLE_CLIENT_ID }) => ({
    GOOGLE_CLIENT_ID: z.optional(filled()),
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID ? filled() : z.optional(filled()),
    GOOGLE_ISSUER: optionalUrl(),
    GOOGLE_AUTHORIZATION_URL: optionalUrl(),
    GOOGLE_TOKEN_URL: optionalUrl(),
    GOOGLE_JWKS_URL: optionalUrl(),
  }),

  async open(name, variables, { redirectUri, patience }) {
    const {
      GOOGLE_CLIENT_ID: clientId = '',
      GOOGLE_CLIENT_SECRET: clientSecret = '',
      GOOGLE_ISSUER: issuer = 'https://accounts.google.com',
      GOOGLE_AUTHORIZATION_URL: authorizationEndpoint = 'https://accounts.google.com/o/oauth2/v2/auth',
      GOOGLE_TOKEN_URL: tokenEndpoint = 'https://oauth2.googleapis.com/token',
      GOOGLE_JWKS_URL: jwksUrl = 'https://www.googleapis.com/oauth2/v3/certs',
    } = variables
    // Its sixty providers come with it: read when the server starts, not by every script that reads the environment.
    const { CodeChallengeMethod, OAuth2Client, OAuth2RequestError } = await import('arctic')
    const client = new OAuth2Client(clientId, clientSecret, redirectUri)
    const keys = createRemoteJWKSet(new URL(jwksUrl), { [customFetch]: boundedFetch(patience) })
    // Google signs tokens under either form of its name.
    const issuers = [issuer, issuer.replace('https://', '')]

    return {
      name,
      label: 'Google',
      issuer,
      origins: () => [new URL(authorizationEndpoint).origin],

      async authorizationUrl({ state, nonce, verifier }) {
        const scopes = ['openid', 'email', 'profile']
        const { S256 } = CodeChallengeMethod
        const url = client.createAuthorizationURLWithPKCE(authorizationEndpoint, state, S256, verifier, scopes)
        url.searchParams.set('nonce', nonce)
        url.searchParams.set('prompt', 'select_account')
        return url
      },

      async check() {
        await keys.reload().catch((error) => {
          throw new SignInRefused('provider-silent', error)
        })
        return []
      },

      async identify({ answer, verifier, nonce }) {
        if ((answer.get('iss') ?? issuer) !== issuer) throw new SignInRefused('wrong-issuer')
        if (answer.has('error')) throw new SignInRefused('provider-refused')
        const code = answer.get('code')
        if (!code) throw new SignInRefused('code-refused')
        const idToken = await within(patience, client.validateAuthorizationCode(tokenEndpoint, code, verifier))
          .then((tokens) => tokens.idToken())
          .catch((error) => {
            if (error instanceof OAuth2RequestError) throw refusedByProvider(error.code)
            throw new SignInRefused('provider-silent', error)
          })
        return identityOf(issuer, await verifyIdToken(idToken, { keys, issuers, clientId, nonce }))
      },
    }
  },
}

/** arctic takes no signal, and a hanging provider must not hold the browser. */
function within<T>(patience: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The provider did not answer in time')), patience)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
