import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  type AuthorizationServer as Server,
  skipStateCheck,
  validateAuthResponse,
} from 'oauth4webapi'
import * as z from 'zod/mini'
import { boundedFetch } from './bounded-fetch.ts'
import { completeClaims } from './complete-claims.ts'
import { discover } from './discover.ts'
import { identityOf } from './identity-of.ts'
import { keepFresh } from './keep-fresh.ts'
import type { Prompt, Provider } from './provider.ts'
import type { Setup } from './provider-kind.ts'
import { refusedByProvider } from './refused-by-provider.ts'
import { SignInRefused } from './sign-in-refused.ts'
import { verifyIdToken } from './verify-id-token.ts'

const HOUR = 60 * 60 * 1000
/** Milliseconds: every page asks for the origins, and not every page should ask an issuer that is away. */
const PAUSE = 10_000

const TokenReply = z.union([
  z.object({ id_token: z.string(), access_token: z.optional(z.string()) }),
  z.object({ error: z.string() }),
])

interface Settings {
  name: string
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  /** Origins that the issuer's own pages send the browser on to. */
  origins: string[]
  /** Whether signing out here ends the session at the issuer, too. */
  signsOut: boolean
}

/** A provider whose addresses and keys are what its issuer says they are: authorization code, PKCE, id_token. */
export function openIdProvider(
  { name, label, issuer, clientId, clientSecret, origins, signsOut }: Settings,
  { redirectUri, patience, log }: Setup,
): Provider {
  const client = { client_id: clientId }
  const options = { [customFetch]: boundedFetch(patience), [allowInsecureRequests]: issuer.startsWith('http:') }
  const discovered = keepFresh(() => discover(issuer, patience), {
    maxAge: HOUR,
    pause: PAUSE,
    onFailure: (error) => {
      const reason = error instanceof SignInRefused ? error.reason : undefined
      log.warn({ provider: name, reason, err: error }, 'sign-in provider not ready')
    },
  })
  let knowsPrompt = true
  // Pages name its origin: asked for before the first of them. Nothing waits for the answer.
  discovered.latest()

  return {
    name,
    label,
    issuer,
    origins() {
      const { authorizationEndpoint = new URL(issuer), endSessionEndpoint } = discovered.latest() ?? {}
      return [
        ...new Set([authorizationEndpoint.origin, ...(endSessionEndpoint ? [endSessionEndpoint.origin] : [])]),
        ...origins,
      ]
    },

    async authorizationUrl({ state, nonce, verifier, mayPrompt }) {
      const { authorizationEndpoint, endSessionEndpoint, server } = await discovered.get()
      const url = new URL(authorizationEndpoint)
      const parameters = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }
      for (const [parameter, value] of Object.entries(parameters)) url.searchParams.set(parameter, value)
      // Where signing out ends nothing at the issuer, the next person at this machine is asked who they are.
      if (!(signsOut && endSessionEndpoint) && mayPrompt && knowsPrompt && canSelectAccount(server)) {
        url.searchParams.set('prompt', 'select_account')
      }
      return url
    },

    async identify({ answer, verifier, nonce, prompt }) {
      const { server, keys } = await discovered.get()
      const response = await authorizationCodeGrantRequest(
        server,
        client,
        authenticationAt(server)(clientSecret),
        checkedAnswer(server, client, answer, prompt),
        redirectUri,
        verifier,
        options,
      ).catch((error) => {
        throw new SignInRefused('provider-silent', error)
      })
      const reply = TokenReply.safeParse(await response.json().catch(() => undefined)).data
      if (reply && 'error' in reply) throw refusedByProvider(reply.error)
      if (!reply || !response.ok) throw new SignInRefused('provider-silent')
      const claims = await verifyIdToken(reply.id_token, { keys, issuers: [issuer], clientId, nonce })
      const whole = await completeClaims(claims, { server, client, token: reply.access_token, options })
      // Proven by a sign-in: an error alone may be anybody's.
      if (prompt === 'refused') knowsPrompt = false
      return identityOf(issuer, whole)
    },

    async check() {
      const { server, keys } = await discover(issuer, patience)
      await keys.reload().catch((error) => {
        throw new SignInRefused('provider-silent', error)
      })
      const { claims_supported: claims } = server
      // The list need not be complete: Keycloak's has no `email_verified`, which its tokens have.
      return Array.isArray(claims) && !claims.includes('email') ? ['email'] : []
    },

    signOutUrl(home) {
      const endpoint = discovered.latest()?.endSessionEndpoint
      if (!signsOut || !endpoint) return undefined
      const url = new URL(endpoint)
      url.searchParams.set('client_id', clientId)
      url.searchParams.set('post_logout_redirect_uri', home.href)
      return url
    },
  }
}

/**
 * An issuer refuses a prompt that it does not know, and need not say which ones it knows: then the first refusal tells,
 * and that sign-in begins again without one.
 */
function canSelectAccount({ prompt_values_supported: known }: Server): boolean {
  return !Array.isArray(known) || known.includes('select_account')
}

/** How issuers refuse a prompt: the certified one, and those of the library `doorkeeper`, as GitLab. */
const OF_PROMPT = ['invalid_request', 'invalid_configuration', 'account_selection_required']

/** @throws SignInRefused: the answer is another issuer's (RFC 9207), an error, perhaps for the prompt, or has no code */
function checkedAnswer(server: Server, client: Client, answer: URLSearchParams, prompt: Prompt): URLSearchParams {
  try {
    const parameters = validateAuthResponse(server, client, answer, skipStateCheck)
    if (parameters.get('code')) return parameters
  } catch (error) {
    if (error instanceof AuthorizationResponseError && prompt === 'sent' && OF_PROMPT.includes(error.error)) {
      throw new SignInRefused('prompt-refused', error)
    }
    throw new SignInRefused(error instanceof AuthorizationResponseError ? 'provider-refused' : 'wrong-issuer', error)
  }
  throw new SignInRefused('code-refused')
}

/** How our client shows its secret: as OpenID Connect prescribes, unless the issuer says otherwise. */
function authenticationAt({ token_endpoint_auth_methods_supported: methods }: Server) {
  return !methods || methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
}
