import { SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { useSWR } from '@goodword/shared-ui/kernel'

type Providers = readonly [SignInProvider, ...SignInProvider[]]

/** While the list is not there: without Google its addresses lead to the first provider. */
const GOOGLE: Providers = [{ name: 'google', label: 'Google' }]

/** Where one can sign in; the first is what the two buttons lead to. It comes with the page. */
export function useSignInProviders(): Providers {
  const [first, ...others] = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS).data ?? []
  return first ? [first, ...others] : GOOGLE
}
