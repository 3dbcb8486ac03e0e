import type { OwnInsights } from '@goodword/contract/insights'
import { ANSWERS_MIN } from '@goodword/contract/limits'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { isAskedFor } from '../referrals/is-asked-for.ts'
import { maySay } from './may-say.ts'

/**
 * Counts whose turn it is in somebody's own referrals, as their list has it: of decisions what they were told
 * (docs/rules.md#told-is-a-state-of-its-own).
 * @returns null for fewer than five invitations
 */
export async function countTurns(db: Connection, userId: string): Promise<OwnInsights | null> {
  const [counts] = await db
    .select({
      invited: sql<number>`count(*)::int`,
      candidate: sql<number>`(count(*) filter (where ${isAskedFor(userId, { turn: 'candidate' })}))::int`,
      company: sql<number>`(count(*) filter (where ${isAskedFor(userId, { turn: 'company' })}))::int`,
    })
    .from(referrals)
    .where(eq(referrals.referrerId, userId))
  if (!counts || counts.invited < ANSWERS_MIN) return null
  const { invited, candidate, company } = counts
  const said = (count: number) => (maySay(count, invited) ? count : null)
  return { invited, candidate: said(candidate), company: said(company) }
}
