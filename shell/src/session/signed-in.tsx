import type { User } from '@goodword/contract/users'
import { SessionEnded } from './session-ended.tsx'
import { useOwnDrafts } from './use-own-drafts.ts'

export interface SignedInProps {
  user: User
  /** Whether their session has ended under this page. */
  isEnded: boolean
  onSettled: () => void
}

/** What watches over the session of somebody who is signed in; when it has ended, asks them to sign in again. */
export function SignedIn({ user, isEnded, onSettled }: SignedInProps) {
  useOwnDrafts(user.id)
  return isEnded ? <SessionEnded user={user} onSettled={onSettled} /> : null
}
