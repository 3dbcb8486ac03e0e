import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../auth/actor.ts'
import type { Connection } from '../../db/connect/client.ts'
import { companies } from '../../db/schema/companies.ts'

/** As whom somebody sees a reward. */
export type Party = 'recommender' | 'company' | 'operator'

/**
 * Which party of a reward somebody is; undefined for strangers. Who recommended it or pays it is that first, also as an
 * operator: nobody decides what is their own.
 */
export async function partyOf(
  db: Connection,
  { userId, role, isOperator }: SignedIn,
  { recommenderId, companyId }: { recommenderId: string; companyId: string },
): Promise<Party | undefined> {
  if (recommenderId === userId) return 'recommender'
  if (role === 'hiring_manager') {
    const isTheirs = and(eq(companies.id, companyId), eq(companies.ownerId, userId))
    if ((await db.$count(companies, isTheirs)) > 0) return 'company'
  }
  return isOperator ? 'operator' : undefined
}
