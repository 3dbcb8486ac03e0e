import type { User } from '@goodword/contract/users'
import { useHydrated } from '@goodword/shared-ui/kernel'
import { type ComponentType, lazy, Suspense } from 'react'
import type { SignedInProps } from './signed-in.tsx'
import { useSession } from './use-session.ts'
import { useSessionEnded } from './use-session-ended.ts'

/**
 * Guests have no session to watch over, so this is in none of their scripts. It loads when somebody is signed in, not when their
 * session ends: then it might not come. Where it does not load, a refused call is told as any other.
 */
const SignedIn = lazy(
  (): Promise<{ default: ComponentType<SignedInProps> }> =>
    import(/* webpackChunkName: "rare-signed-in" */ './signed-in.tsx').then(
      ({ SignedIn }) => ({ default: SignedIn }),
      () => ({ default: () => null }),
    ),
)

/** Watches over the session, where there is one. On the server there is nothing to watch, and nothing can be waited for. */
export function LazySignedIn() {
  const { user } = useSession()
  const isHydrated = useHydrated()
  return user && isHydrated ? <Watched user={user} /> : null
}

/** Listens at once: what is refused while the rest is still loading is answered once that is there. */
function Watched({ user }: { user: User }) {
  const { isEnded, settle } = useSessionEnded()
  return (
    <Suspense>
      <SignedIn user={user} isEnded={isEnded} onSettled={settle} />
    </Suspense>
  )
}
