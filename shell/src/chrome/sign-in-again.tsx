import { SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { signInWays } from '@goodword/contract/sign-in-ways'
import { useSWR } from '@goodword/shared-ui/kernel'
import { HeaderButton } from './header-button.tsx'
import { useHeaderStyles } from './use-header-styles.ts'

/** The landing page's way in for people who have an account: at the only provider, or to the choice of providers. */
export function SignInAgain() {
  const { link } = useHeaderStyles()
  const { data } = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS)
  const [only, ...others] = signInWays(data, 'sign-in')
  if (others.length > 0) {
    return (
      <a href="#sign-in" className={link}>
        Sign In
      </a>
    )
  }
  return (
    <form action={only.to}>
      <HeaderButton>Sign In</HeaderButton>
    </form>
  )
}
