import type { Team } from '@goodword/contract/members'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { companyInvitations } from '../../db/schema/company-invitations.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { teamOf } from './list-members.ts'
import { requireOwner } from './require-owner.ts'

/**
 * Ends the link of an invitation to the own company. Its letter is not sent any more.
 * @returns the team as it is now
 * @throws Forbidden for everyone who is no owner, NotFound where there is no such invitation any more
 */
export async function takeBackInvitation(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  invitationId: string,
): Promise<Team> {
  const { userId, company } = requireOwner(actor)
  const isIt = and(eq(companyInvitations.id, invitationId), eq(companyInvitations.companyId, company.id))
  const ended = await db.delete(companyInvitations).where(isIt).returning({ id: companyInvitations.id })
  if (ended.length === 0) throw new NotFound('This invitation is not open any more.')
  log.info({ userId, companyId: company.id, invitationId }, 'invitation to a company taken back')
  return teamOf(db, company.id, userId)
}
