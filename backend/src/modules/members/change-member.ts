import type { Team } from '@goodword/contract/members'
import type { CompanyRole } from '@goodword/contract/statuses'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { keepAnOwner } from './keep-an-owner.ts'
import { teamOf } from './list-members.ts'
import { lockOwnCompany, requireOwner } from './require-owner.ts'

/**
 * Makes a member an owner or a manager; the same again changes nothing (docs/rules.md#a-company-has-members).
 * @returns the team as it is now
 * @throws Forbidden for everyone who is no owner, NotFound for everybody else's members, Conflict where no owner would be left
 */
export async function changeMember(
  { db, log, recentActors }: Pick<Deps, 'db' | 'log' | 'recentActors'>,
  actor: Actor,
  memberId: string,
  role: CompanyRole,
): Promise<Team> {
  const { userId } = requireOwner(actor)
  const team = await db.transaction(async (tx) => {
    const { companyId } = await lockOwnCompany(tx, userId, { isOwner: true })
    if (role !== 'owner') await keepAnOwner(tx, { companyId, userId: memberId })
    const isIt = and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, memberId))
    const changed = await tx.update(companyMembers).set({ role }).where(isIt).returning({ id: companyMembers.userId })
    if (changed.length === 0) throw new NotFound('This person is no member of your company.')
    return teamOf(tx, companyId, userId)
  })
  recentActors.forgetAll()
  log.info({ userId, memberId, role }, 'member changed')
  return team
}
