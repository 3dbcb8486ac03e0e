import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { endMembership } from './end-membership.ts'
import { keepAnOwner } from './keep-an-owner.ts'
import { lockOwnCompany, requireMember, requireOwner } from './require-owner.ts'

/**
 * Removes a member, or leaves oneself: from the next request on nothing of the company is theirs (docs/rules.md#a-company-has-members).
 * Who is removed gets a letter.
 * @throws Forbidden for managers unless they leave, and for everyone who hires for no company; NotFound for everybody else's members;
 * Conflict for the last owner
 */
export async function removeMember(
  { db, mail, log, recentActors }: Pick<Deps, 'db' | 'mail' | 'log' | 'recentActors'>,
  actor: Actor,
  memberId: string,
): Promise<void> {
  const { userId } = requireMember(actor)
  const isLeaving = memberId === userId
  if (!isLeaving) requireOwner(actor)
  const { companyId, handedOver } = await db.transaction(async (tx) => {
    const { companyId } = await lockOwnCompany(tx, userId, { isOwner: !isLeaving })
    const isIt = and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, memberId))
    if ((await tx.$count(companyMembers, isIt)) === 0) throw new NotFound('This person is no member of your company.')
    await keepAnOwner(tx, { companyId, userId: memberId })
    const handedOver = await endMembership(tx, { companyId, userId: memberId })
    const letter = { kind: 'member-removed', userId: memberId, companyId, personId: userId } as const
    if (!isLeaving) await mail.enqueueEach(tx, [letter])
    return { companyId, handedOver }
  })
  recentActors.forgetAll()
  log.info({ userId, memberId, companyId, handedOver }, 'member removed')
}
