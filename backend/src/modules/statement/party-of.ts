import { and, eq, inArray, or } from 'drizzle-orm'
import type { SignedIn } from '../../auth/actor.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { isSamePerson } from '../../auth/is-same-person.ts'
import type { Connection } from '../../db/connect/client.ts'
import { companies } from '../../db/schema/companies.ts'
import { users } from '../../db/schema/users.ts'

/** As whom somebody sees a reward. */
export type Party = 'recommender' | 'company' | 'operator'

/**
 * Which party of a reward somebody is; undefined for strangers. Who recommended it or pays it is that first, also as an
 * operator: nobody decides what is their own, nor from another account of the same inbox.
 */
export async function partyOf(
  db: Connection,
  { userId, email, role, isOperator }: SignedIn,
  { recommenderId, companyId }: { recommenderId: string; companyId: string },
): Promise<Party | undefined> {
  if (recommenderId === userId) return 'recommender'
  if (role === 'hiring_manager') {
    const isTheirs = and(eq(companies.id, companyId), eq(companies.ownerId, userId))
    if ((await db.$count(companies, isTheirs)) > 0) return 'company'
  }
  if (!isOperator) return undefined
  const owner = db.select({ id: companies.ownerId }).from(companies).where(eq(companies.id, companyId))
  const sides = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(or(eq(users.id, recommenderId), inArray(users.id, owner)))
  const self = { userId, inbox: inboxKey(email) }
  const isTheirs = sides.some((side) => isSamePerson(self, { userId: side.userId, inbox: inboxKey(side.email) }))
  return isTheirs ? undefined : 'operator'
}
