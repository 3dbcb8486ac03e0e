import type { JoinInvitation } from '@goodword/contract/members'
import { referrerName } from '@goodword/contract/referrer-name'
import type { Actor } from '../../auth/actor.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import type { Deps } from '../../deps.ts'
import { openJoinLink } from './open-join-link.ts'

/**
 * An invitation to a company, for the page behind its link; changes nothing.
 * @returns who invites, and what this reader can do with it; to others than the invited one not whom
 * @throws NotFound, alike for every dead link
 */
export async function findJoinInvitation(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  token: string,
): Promise<JoinInvitation> {
  const { invitation, companyName, inviter } = await openJoinLink(db, token)
  const { role, companyId, inbox } = invitation
  return { companyName, inviterName: referrerName(inviter), role, state: stateFor(actor, { companyId, inbox }) }
}

function stateFor(actor: Actor, { companyId, inbox }: Record<'companyId' | 'inbox', string>): JoinInvitation['state'] {
  if (actor.kind === 'guest') return 'guest'
  if (actor.company) return actor.company.id === companyId ? 'member' : 'elsewhere'
  return inboxKey(actor.email) === inbox ? 'invited' : 'other-address'
}
