import { and, eq, exists, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { guaranteeHasPassed } from './guarantee-has-passed.ts'

const earlier = alias(rewards, 'earlier')
const reversal = alias(rewardFacts, 'reversal')
const dispute = alias(rewardFacts, 'dispute')

/**
 * Whether the end of a hire disputes its reward, which an operator decides, and does not reverse it
 * (docs/rules.md#a-hire-that-ends-before-it-is-due-is-reversed): after the guarantee, while it is disputed, once an operator has
 * decided about it, and after a disputed reversal of the same hire. Who owes it cannot end alone what somebody contests.
 */
export function endNeedsDecision(db: Connection) {
  const decision = db
    .select({ one: sql`1` })
    .from(rewardFacts)
    .where(and(eq(rewardFacts.rewardId, rewards.id), isNotNull(rewardFacts.outcome)))
  const contested = db
    .select({ one: sql`1` })
    .from(earlier)
    .innerJoin(reversal, and(eq(reversal.rewardId, earlier.id), eq(reversal.kind, 'reversed')))
    .innerJoin(
      dispute,
      and(eq(dispute.rewardId, earlier.id), eq(dispute.kind, 'disputed'), lt(reversal.id, dispute.id)),
    )
    .where(and(eq(earlier.applicationId, rewards.applicationId), lt(earlier.occurrence, rewards.occurrence)))
  return or(ne(rewards.state, 'held'), rewards.isDisputed, guaranteeHasPassed, exists(decision), exists(contested))
}
