import type { User } from '@goodword/contract/users'
import { SessionEnded } from './session-ended.tsx'
import { useOwnDrafts } from './use-own-drafts.ts'
import { useSessionEnded } from './use-session-ended.ts'

/** What watches over the session of somebody who is signed in; when it has ended, asks them to sign in again. */
export function SignedIn({ user }: { user: User }) {
  useOwnDrafts(user.id)
  const { isEnded, settle } = useSessionEnded()
  return isEnded ? <SessionEnded user={user} onSettled={settle} /> : null
}
