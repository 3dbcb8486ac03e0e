import { NEXT_PAGE, type SignInButton, signInAddress } from './addresses.ts'
import type { SignInProvider } from './sign-in.ts'

/** One way of signing in: what people call the provider, and the address that starts it. */
export interface SignInWay {
  label: string
  to: string
}

/** While the list is not there: without Google its addresses lead to the first provider. */
const GOOGLE: SignInProvider = { name: 'google', label: 'Google' }

/**
 * The ways of signing in behind one button, in the order in which they are offered.
 * @param providers the reply of `listSignInProviders`, undefined while it is not there
 * @param next the path of the page to which the sign-in leads back, with its query
 * @returns never none; the first is what the button leads to
 */
export function signInWays(
  providers: readonly SignInProvider[] | undefined,
  button: SignInButton,
  next?: string,
): [SignInWay, ...SignInWay[]] {
  const query = next ? `?${new URLSearchParams({ [NEXT_PAGE]: next })}` : ''
  const wayOf = ({ name, label }: SignInProvider) => ({ label, to: signInAddress(name, button) + query })
  const [first = GOOGLE, ...others] = providers ?? []
  return [wayOf(first), ...others.map(wayOf)]
}
