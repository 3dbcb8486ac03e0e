/** What the app asked for at the authorization endpoint, checked. */
export interface SignInRequest {
  redirectUri: string
  state: string
  nonce: string | undefined
  challenge: string
}

interface Client {
  clientId: string
  redirectUris: readonly string[]
}

/**
 * @returns the request; or `refusal`: a sentence to show where the caller is unknown, as nobody may be sent to an address
 *   we do not know; or `redirect`: the address to send a known caller back to with the error
 */
export function readSignInRequest(
  query: URLSearchParams,
  { clientId, redirectUris }: Client,
): { request: SignInRequest } | { refusal: string } | { redirect: string } {
  const redirectUri = query.get('redirect_uri') ?? ''
  if (query.get('client_id') !== clientId) return { refusal: 'The app is unknown here: its client_id is another one.' }
  if (!redirectUris.includes(redirectUri)) {
    return { refusal: `The app may not be returned to "${redirectUri}": that redirect_uri is not registered.` }
  }
  const state = query.get('state') ?? ''
  const back = (error: string, description: string) => ({
    redirect: withQuery(redirectUri, { error, error_description: description, state }),
  })
  if (query.get('response_type') !== 'code') return back('unsupported_response_type', 'Only code is supported')
  if (!query.get('scope')?.split(' ').includes('openid')) return back('invalid_scope', 'openid is missing')
  const challenge = query.get('code_challenge')
  if (!challenge || query.get('code_challenge_method') !== 'S256')
    return back('invalid_request', 'PKCE with S256 is needed')
  return { request: { redirectUri, state, nonce: query.get('nonce') ?? undefined, challenge } }
}

/** An address with more query parameters; empty ones are left out. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value)
  return url.href
}
