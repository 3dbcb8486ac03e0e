import type { OpenedBy } from '@goodword/contract/referrals'
import { said } from '@goodword/languages/texts'
import { Forbidden } from '../../errors.ts'
import type { ApplySession } from '../apply-session.ts'

interface Opened {
  id: string
  openedBy: OpenedBy
  application: { applySession: string | null } | null
}

/**
 * Whether what a candidate sent in is theirs to see: by a link of their own, or in the browser that sent it. Before the
 * submission the invitation is the candidate's (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own).
 */
export function isOwn({ id, openedBy, application }: Opened, session: ApplySession | null): boolean {
  if (openedBy !== 'invitation') return openedBy === 'own'
  return !application || (session?.referrals.includes(id) === true && session.sid === application.applySession)
}

/** @throws Forbidden unless it is */
export function requireOwn(opened: Opened, session: ApplySession | null): void {
  if (!isOwn(opened, session)) throw notOwn()
}

export function notOwn(): Forbidden {
  return new Forbidden(
    said('Please use the link in our latest letter to you: this one does not open your application.'),
  )
}
