import type { HireReward } from '@goodword/contract/applications'
import { shareOf } from '@goodword/contract/reward'
import { desc, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { rewards } from '../../db/schema/rewards.ts'

/** What was promised with an invitation: by its terms, or by the bonus alone where it is of before they were written down. */
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
): Promise<(applicationId: string, promised: Promised) => HireReward | null> {
  const found = await db
    .selectDistinctOn([rewards.applicationId])
    .from(rewards)
    .where(inArray(rewards.applicationId, [...applicationIds]))
    .orderBy(rewards.applicationId, desc(rewards.occurrence))
  const last = new Map(found.map((reward) => [reward.applicationId, reward]))
  return (applicationId, { bonusCents, recommenderPercent }) => {
    const reward = last.get(applicationId)
    if (reward) {
      const { grossCents: gross, shareCents: share, state, isDisputed, dueAt } = reward
      return { gross, share, state: isDisputed ? 'disputed' : state, dueAt: dueAt.toISOString() }
    }
    if (!bonusCents) return null
    return { gross: bonusCents, share: shareOf(bonusCents, 100 - recommenderPercent), state: null, dueAt: null }
  }
}
