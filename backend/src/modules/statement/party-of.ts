import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../auth/actor.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { isOwnCompany } from '../../auth/is-own-company.ts'
import type { Connection } from '../../db/connect/client.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { users } from '../../db/schema/users.ts'
import { isPromiseTold } from '../../telling/is-promise-told.ts'

/** As whom somebody sees a reward. */
export type Party = 'recommender' | 'company' | 'operator'

/**
 * Which party of a reward somebody is; undefined for strangers, and for a recommender who was not told of it yet
 * (docs/rules.md#told-is-a-state-of-its-own). Who recommended it or pays it is that first, also as an
 * operator: nobody decides what is their own, nor from another account of the same inbox.
 */
export async function partyOf(
  db: Connection,
  { userId, email, isOperator }: SignedIn,
  { id, recommenderId, companyId }: { id: string; recommenderId: string; companyId: string },
): Promise<Party | undefined> {
  if (recommenderId === userId) {
    const isTold = (await db.$count(rewards, and(eq(rewards.id, id), isPromiseTold))) > 0
    return isTold ? 'recommender' : undefined
  }
  const [company] = await companyOf(db, userId)
  if (company?.id === companyId) return 'company'
  if (!isOperator) return undefined
  const [recommender] = await db.select({ email: users.email }).from(users).where(eq(users.id, recommenderId))
  if (recommender && inboxKey(recommender.email) === inboxKey(email)) return undefined
  return (await isOwnCompany(db, { userId, email }, companyId)) ? undefined : 'operator'
}
