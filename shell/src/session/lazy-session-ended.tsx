import type { User } from '@goodword/contract/users'
import { type ComponentType, lazy, Suspense } from 'react'
import { PlainSessionEnded } from './plain-session-ended.tsx'
import { useSessionEnded } from './use-session-ended.ts'

interface SessionEndedProps {
  user: User
  onSettled: () => void
}

/** Few sessions end under somebody's hands: what is shown then loads when it happens. */
const SessionEnded = lazy(
  (): Promise<{ default: ComponentType<SessionEndedProps> }> =>
    import(/* webpackChunkName: "rare-session-ended" */ './session-ended.tsx').then(
      ({ SessionEnded }) => ({ default: SessionEnded }),
      () => ({ default: PlainSessionEnded }),
    ),
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
