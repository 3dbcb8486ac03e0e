import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { firstOwner } from '../../db/members/first-owner.ts'
import { companyInvitations } from '../../db/schema/company-invitations.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { formerMembers } from '../../db/schema/former-members.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { dropHeld } from '../../letters/drop-held.ts'
import { readdressHeld } from '../../letters/readdress-held.ts'

/**
 * Takes somebody out of a company that is locked (`lockMembership`). Their jobs go to the longest-standing owner
 * (docs/rules.md#a-job-is-in-somebodys-hands). With them goes what was held
 * for their summary of its applications; the rest of that is never sent.
 * @returns how many jobs were handed over
 */
export async function endMembership(
  tx: Transaction,
  { userId, companyId }: Record<'userId' | 'companyId', string>,
): Promise<number> {
  const left = { userId, companyId, leftAt: sql`now()` }
  await tx.delete(companyMembers).where(eq(companyMembers.userId, userId))
  // Whoever comes by an invitation comes on the word of a member.
  const isTheirInvitation = and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.invitedBy, userId))
  await tx.delete(companyInvitations).where(isTheirInvitation)
  await tx
    .insert(formerMembers)
    .values(left)
    .onConflictDoUpdate({ target: [formerMembers.userId, formerMembers.companyId], set: left })
  const isTheirs = eq(sql`coalesce(${jobs.handledBy}, ${jobs.postedBy})`, userId)
  const which = and(eq(jobs.companyId, companyId), isTheirs, isNull(jobs.removedAt))
  // In the order of their ids, as whoever else locks several does.
  await tx.select({ id: jobs.id }).from(jobs).where(which).orderBy(asc(jobs.id)).for('no key update')
  const handed = await tx
    .update(jobs)
    .set({ handledBy: firstOwner(sql`${companyId}::uuid`) })
    .where(which)
    .returning({ id: jobs.id, handledBy: jobs.handledBy })
  const handler = handed[0]?.handledBy
  if (handler) {
    const jobIds = handed.map(({ id }) => id)
    await readdressHeld(tx, jobIds, handler)
  }
  await dropHeld(tx, userId, ['applications', 'mentions'])
  return handed.length
}
