import { SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { signInWays } from '@goodword/contract/sign-in-ways'
import { useSWR } from '@goodword/shared-ui/kernel'
import { SignInForPage } from '@goodword/shared-ui/not-found/sign-in-for-page.tsx'

/**
 * Says to a guest on a path of signed-in people that the page may be there after a sign-in, which leads back to it
 * (docs/rules.md#signing-in-leads-back-to-the-page-that-was-wanted).
 */
export function MayNeedSignIn({ next }: { next: string }) {
  const { data: providers } = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS)
  return <SignInForPage waysBy={(button) => signInWays(providers, button, next)} />
}
