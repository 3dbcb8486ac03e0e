import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../auth/actor.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { isOwnCompany } from '../../auth/is-own-company.ts'
import type { Connection } from '../../db/connect/client.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { users } from '../../db/schema/users.ts'

/** As whom somebody sees a reward. */
export type Party = 'recommender' | 'company' | 'operator'

/**
 * Which party of a reward somebody is; undefined for strangers. Who recommended it or pays it is that first, also as an
 * operator: nobody decides what is their own, nor from another account of the same inbox.
 */
export async function partyOf(
  db: Connection,
  { userId, email, isOperator }: SignedIn,
  { recommenderId, companyId }: { recommenderId: string; companyId: string },
): Promise<Party | undefined> {
  if (recommenderId === userId) return 'recommender'
  const [company] = await companyOf(db, userId)
  if (company?.id === companyId) return 'company'
  if (!isOperator) return undefined
  const [recommender] = await db.select({ email: users.email }).from(users).where(eq(users.id, recommenderId))
  if (recommender && inboxKey(recommender.email) === inboxKey(email)) return undefined
  return (await isOwnCompany(db, { userId, email }, companyId)) ? undefined : 'operator'
}
