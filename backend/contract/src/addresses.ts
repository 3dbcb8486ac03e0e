/**
 * Addresses that are used without a schema, in a file of their own so that a page with links alone does not load zod.
 */

export const CURRENT_USER = '/api/auth/user'

/** Browsers report a remote that failed; `client-errors.ts` has the schema. */
export const CLIENT_ERRORS = '/api/client-errors'
/** And one that was drawn. */
export const REMOTE_STARTS = '/api/remote-starts'

/** The landing page's buttons stand for a role; `sign-in` is for somebody who comes back, or chooses the role afterwards. */
export type SignInButton = 'referrer' | 'hiring' | 'sign-in'

/** The browser navigates to it; it answers with a redirect, never with JSON. @param provider its name */
export const signInAddress = <const Name extends string, const Button extends SignInButton>(
  provider: Name,
  button: Button,
) => `/api/auth/${provider}/${button}` as const

/** The query parameter of these addresses that names the page of ours to which the sign-in leads back. */
export const NEXT_PAGE = 'next'
/** Where a sign-in in a window of its own ends: a page that closes the window. */
export const SIGNED_IN = '/api/auth/signed-in'
/** The broadcast channel by which that page tells the others of this browser. */
export const SIGNED_IN_CHANNEL = 'goodword-signed-in'
export const SIGN_IN_PROVIDERS = '/api/auth/providers'
/** Who runs this installation. */
export const INSTALLATION = '/api/installation'
export const LOG_OUT = '/api/auth/logout'

/** Followed by a signed key: the one-click unsubscribe address of invitations (RFC 8058). */
export const UNSUBSCRIBE = '/api/unsubscribe'
