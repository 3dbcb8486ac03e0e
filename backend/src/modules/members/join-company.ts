import { and, eq, isNull, ne } from 'drizzle-orm'
import { type Actor, requireUser } from '../../auth/actor.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { companies } from '../../db/schema/companies.ts'
import { companyInvitations } from '../../db/schema/company-invitations.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, Forbidden } from '../../errors.ts'
import { openJoinLink } from './open-join-link.ts'

const OTHER_ADDRESS =
  'This invitation went to another address. Please sign in with the account of that address, or ask for an invitation to yours.'
const ELSEWHERE = 'You belong to another company. Please leave it first: a person belongs to one company.'

/**
 * Joins a company by the link of a letter (docs/rules.md#members-are-invited-by-a-letter). Whoever has no role becomes a hiring manager, a
 * referrer stays one. Its owners get a letter.
 * @throws Unauthenticated for guests; NotFound, alike for every dead link; Forbidden for another inbox than the invited one; Conflict for
 * whoever belongs to a company
 */
export async function joinCompany(
  { db, mail, log, recentActors }: Pick<Deps, 'db' | 'mail' | 'log' | 'recentActors'>,
  actor: Actor,
  token: string,
): Promise<void> {
  const { userId, email } = requireUser(actor)
  const companyId = await db.transaction(async (tx) => {
    // Accounts before companies: whoever sets up a company or is closed at the same time holds the account.
    const isSelf = eq(users.id, userId)
    const [user] = await tx.select().from(users).where(isSelf).for('no key update')
    const { companyId } = (await openJoinLink(tx, token)).invitation
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
    // Again, as it may have been taken back or used before the lock.
    const { invitation } = await openJoinLink(tx, token)
    if (invitation.inbox !== inboxKey(email)) throw new Forbidden(OTHER_ADDRESS)
    const [own] = await companyOf(tx, userId)
    if (own) throw new Conflict(own.id === companyId ? 'You are a member of this company already.' : ELSEWHERE)
    if (user?.closedAt) throw new Forbidden('The operators closed this account.')
    await tx.insert(companyMembers).values({ userId, companyId, role: invitation.role })
    await tx.delete(companyInvitations).where(eq(companyInvitations.id, invitation.id))
    await tx
      .update(users)
      .set({ role: 'hiring_manager' })
      .where(and(isSelf, isNull(users.role)))
    const letter = { kind: 'member-joined', companyId, personId: userId } as const
    await mail.enqueueEach(
      tx,
      (await otherOwners(tx, { companyId, userId })).map((owner) => ({ ...letter, userId: owner.id })),
    )
    return companyId
  })
  recentActors.forgetAll()
  log.info({ userId, companyId }, 'member joined')
}

function otherOwners(tx: Transaction, { companyId, userId }: Record<'companyId' | 'userId', string>) {
  const isOwner = and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner'))
  return tx
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(isOwner, ne(users.id, userId), isNull(users.closedAt)))
}
