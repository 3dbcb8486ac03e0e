import { lazy, Suspense } from 'react'
import { useSessionEnded } from './use-session-ended.ts'

/** Few sessions end under somebody's hands: what is shown then loads when it happens. */
const SessionEnded = lazy(() =>
  import(/* webpackChunkName: "rare-session-ended" */ './session-ended.tsx').then(({ SessionEnded }) => ({
    default: SessionEnded,
  })),
)

/** Asks whoever was signed in to sign in again, when their session has ended. */
export function LazySessionEnded() {
  const { user, settle } = useSessionEnded()
  if (!user) return null
  return (
    <Suspense>
      <SessionEnded user={user} onSettled={settle} />
    </Suspense>
  )
}
