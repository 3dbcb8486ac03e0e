import { createRemoteJWKSet, customFetch as fetchOfKeys } from 'jose'
import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi'
import { boundedFetch } from './bounded-fetch.ts'
import { SignInRefused } from './sign-in-refused.ts'

type EndpointName = 'authorization_endpoint' | 'token_endpoint' | 'jwks_uri' | 'end_session_endpoint'

/** An issuer as it describes itself. */
export interface Discovered {
  server: AuthorizationServer
  authorizationEndpoint: URL
  /** Where it signs people out (OpenID Connect RP-Initiated Logout), if it does. */
  endSessionEndpoint: URL | undefined
  /** Its public keys, asked for when they are needed, and again when it signs with a new one. */
  keys: ReturnType<typeof createRemoteJWKSet>
}

/**
 * Reads `/.well-known/openid-configuration` of an issuer (OpenID Connect Discovery, 4).
 * @param patience milliseconds
 * @throws SignInRefused `wrong-issuer` when the document is another's, `provider-silent` when there is none to be used
 */
export async function discover(issuer: string, patience: number): Promise<Discovered> {
  const fetch = boundedFetch(patience)
  const url = new URL(issuer)
  const options = { [customFetch]: fetch, [allowInsecureRequests]: url.protocol === 'http:' }
  const server = await discoveryRequest(url, options)
    // Compared below as a text: as a URL, an issuer with and without a slash would be the same.
    .then((response) => processDiscoveryResponse(url, response))
    .catch((error) => {
      const isOther =
        error instanceof Error && 'code' in error && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
      throw new SignInRefused(isOther ? 'wrong-issuer' : 'provider-silent', error)
    })
  if (server.issuer !== issuer) throw new SignInRefused('wrong-issuer')
  const optional = (name: EndpointName) => {
    const address = URL.parse(server[name] ?? '')
    // Nothing of an issuer with https goes over the wire in the clear.
    return address?.protocol === 'https:' || address?.protocol === url.protocol ? address : undefined
  }
  const endpoint = (name: EndpointName) => {
    const address = optional(name)
    if (address) return address
    throw new SignInRefused('provider-silent', new Error(`The discovery document has no usable ${name}`))
  }
  endpoint('token_endpoint')
  return {
    server,
    authorizationEndpoint: endpoint('authorization_endpoint'),
    endSessionEndpoint: optional('end_session_endpoint'),
    keys: createRemoteJWKSet(endpoint('jwks_uri'), { [fetchOfKeys]: fetch }),
  }
}
