import type { User } from '@goodword/contract/users'
import { useHydrated } from '@goodword/shared-ui/kernel'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from './use-session.ts'

/**
 * Guests have no session to watch over, so this is in none of their scripts. It loads when somebody is signed in, not when their
 * session ends: then it might not come. Where it does not load, a refused call is told as any other.
 */
const SignedIn = lazy(
  (): Promise<{ default: ComponentType<{ user: User }> }> =>
    import(/* webpackChunkName: "rare-signed-in" */ './signed-in.tsx').then(
      ({ SignedIn }) => ({ default: SignedIn }),
      () => ({ default: () => null }),
    ),
)

/** Watches over the session, where there is one. On the server there is nothing to watch, and nothing can be waited for. */
export function LazySignedIn() {
  const { user } = useSession()
  const isHydrated = useHydrated()
  return user && isHydrated ? (
    <Suspense>
      <SignedIn user={user} />
    </Suspense>
  ) : null
}
