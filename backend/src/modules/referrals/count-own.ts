import type { ReferralCounts } from '@goodword/contract/referrals'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { shownStatus } from '../../telling/shown-status.ts'

const status = shownStatus('recommender')

/** How many people somebody has referred, and what became of them. An index has all of it. */
export async function countOwn(db: Connection, referrerId: string): Promise<ReferralCounts> {
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      hired: sql<number>`(count(*) filter (where ${status} = 'hired'))::int`,
      pending: sql<number>`(count(*) filter (where ${status} in ('applied', 'interview')))::int`,
    })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId))
    .prepare('counts of own referrals')
    .execute()
  return counts as ReferralCounts
}
