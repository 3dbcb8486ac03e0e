import { SIGN_IN_PROVIDERS } from '@goodword/contract/addresses'
import type { SignInProvider } from '@goodword/contract/sign-in'
import { signInWays } from '@goodword/contract/sign-in-ways'
import { useSWR } from '@goodword/shared-ui/kernel'
import { NotFoundView } from '@goodword/shared-ui/not-found/not-found-view.tsx'
import { SignInForPage } from '@goodword/shared-ui/not-found/sign-in-for-page.tsx'

interface JobForOthersProps {
  /** The address, to come back to. */
  next: string
  requestId: string | undefined
}

/** What a guest finds at the address of a job that has no public page: there may be one for who signs in. */
export function JobForOthers({ next, requestId }: JobForOthersProps) {
  const { data: providers } = useSWR<SignInProvider[]>(SIGN_IN_PROVIDERS)
  return (
    <NotFoundView requestId={requestId}>
      <SignInForPage waysBy={(button) => signInWays(providers, button, next)} />
    </NotFoundView>
  )
}
