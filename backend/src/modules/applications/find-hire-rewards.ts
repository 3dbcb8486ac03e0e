import type { HireReward } from '@goodword/contract/applications'
import { shareOf } from '@goodword/contract/reward'
import { desc, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { endNeedsDecision } from '../../money/ledger/end-needs-decision.ts'

/** What was promised with an invitation, by its terms. */
interface Promised {
  bonusCents: number | null
  recommenderPercent: number
}

/**
 * What hires of these applications are worth to the company.
 * @returns a function of an application's id and of what was promised: null where no bonus was
 */
export async function findHireRewards(
  db: Connection,
  applicationIds: readonly string[],
): Promise<(applicationId: string, promised: Promised | null) => HireReward | null> {
  const found = await db
    .selectDistinctOn([rewards.applicationId], {
      reward: rewards,
      needsDecision: sql<boolean>`${endNeedsDecision(db)}`,
    })
    .from(rewards)
    .where(isOneOf(rewards.applicationId, applicationIds))
    .orderBy(rewards.applicationId, desc(rewards.occurrence))
    .prepare('rewards of applications')
    .execute()
  const last = new Map(found.map((row) => [row.reward.applicationId, row]))
  return (applicationId, promised) => {
    const row = last.get(applicationId)
    if (row) {
      const { reward, needsDecision } = row
      const { grossCents: gross, shareCents: share, state, isDisputed, dueAt } = reward
      const atEnd = state === 'reversed' ? null : needsDecision ? 'disputed' : 'reversed'
      return { gross, share, state: isDisputed ? 'disputed' : state, dueAt: dueAt.toISOString(), atEnd }
    }
    return unhired(promised)
  }
}

/** What a hire is worth of somebody who was never hired; null where no bonus was promised. */
export function unhired(promised: Promised | null): HireReward | null {
  if (!promised?.bonusCents) return null
  const { bonusCents, recommenderPercent } = promised
  const share = shareOf(bonusCents, 100 - recommenderPercent)
  return { gross: bonusCents, share, state: null, dueAt: null, atEnd: null }
}
