import { NAME_MAX } from '@goodword/contract/limits'
import { CodeChallengeMethod, generateCodeVerifier, OAuth2Client } from 'arctic'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Env } from '../env.ts'

/** The only file that speaks to Google, and the only one that imports arctic. */

export const CALLBACK = '/api/auth/google/callback'
/** Milliseconds Google may take to answer. */
const PATIENCE = 10_000

/** A person as the provider vouches for them. */
export interface Identity {
  issuer: string
  subject: string
  email: string
  firstName: string
  lastName: string
}

/**
 * The address is the person's own claim until the provider has verified it
 * (docs/rules.md#an-account-belongs-to-the-providers-subject).
 */
export class EmailUnverified extends Error {}

export function createGoogle(env: Env) {
  const client = new OAuth2Client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.APP_URL + CALLBACK)
  const keys = createRemoteJWKSet(new URL(env.GOOGLE_JWKS_URL), { timeoutDuration: PATIENCE / 2 })
  // Google signs tokens under either form of its name.
  const issuers = [env.GOOGLE_ISSUER, env.GOOGLE_ISSUER.replace('https://', '')]

  return {
    /** Where the browser goes to sign in. `verifier` and `nonce` must be kept until it comes back. */
    authorizationUrl({ state, nonce, verifier }: { state: string; nonce: string; verifier: string }): URL {
      const scopes = ['openid', 'email', 'profile']
      const { S256 } = CodeChallengeMethod
      const url = client.createAuthorizationURLWithPKCE(env.GOOGLE_AUTHORIZATION_URL, state, S256, verifier, scopes)
      url.searchParams.set('nonce', nonce)
      url.searchParams.set('prompt', 'select_account')
      return url
    },

    newVerifier: generateCodeVerifier,

    /**
     * Exchanges the code of a callback for a verified identity.
     * @throws EmailUnverified; any other error means that the code, the token or Google's answer is not to be trusted
     */
    async identify({ code, verifier, nonce }: { code: string; verifier: string; nonce: string }): Promise<Identity> {
      const tokens = await within(client.validateAuthorizationCode(env.GOOGLE_TOKEN_URL, code, verifier))
      const { payload } = await jwtVerify(tokens.idToken(), keys, {
        issuer: issuers,
        audience: env.GOOGLE_CLIENT_ID,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
        clockTolerance: 60,
      })
      if (payload.nonce !== nonce) throw new Error('The id_token is for another sign-in')
      const claims = Claims.parse(payload)
      if (claims.azp !== undefined && claims.azp !== env.GOOGLE_CLIENT_ID) {
        throw new Error('The id_token is for another client')
      }
      if (claims.email_verified !== true && claims.email_verified !== 'true') throw new EmailUnverified()
      const { sub, email, given_name, family_name, name } = claims
      return {
        issuer: env.GOOGLE_ISSUER,
        subject: sub,
        email,
        firstName: clean(given_name || name || email.slice(0, email.indexOf('@'))),
        lastName: clean(family_name ?? ''),
      }
    },
  }
}

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.email(),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  azp: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
})

/** A name as the provider has it may hold anything; it will stand in letters' headers. */
function clean(name: string): string {
  return name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX)
}

/** arctic takes no signal, and a hanging provider must not hold the browser. */
function within<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The provider did not answer in time')), PATIENCE)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
