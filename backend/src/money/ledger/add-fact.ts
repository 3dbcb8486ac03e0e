import type { DECISIONS, FactKind } from '@goodword/contract/statement'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { rewardReasons } from '../../db/schema/reward-reasons.ts'
import { currentRequestId } from '../../watching/current-request-id.ts'

/** Who says so, and what they add; left out where time or a change of the status does. */
export interface Said {
  /** The user. */
  actorId?: string | undefined
  /** Of a payment. */
  reference?: string | null | undefined
  reason?: string | undefined
  /** Of an operator's decision. */
  outcome?: (typeof DECISIONS)[number] | undefined
}

/** Writes down what happened with a reward. Whether it moves money is the business of `postFact`. */
export async function addFact(
  tx: Connection,
  reward: { id: string; referralId: string },
  kind: FactKind,
  { actorId, reference, reason, outcome }: Said = {},
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into reward_facts (reward_id, kind, actor_id, reference, outcome, request_id)
    values (${reward.id}, ${kind}, ${actorId ?? null}, ${reference ?? null}, ${outcome ?? null}, ${currentRequestId()}) returning id`)
  const [fact] = rows
  if (!fact || reason === undefined) return
  // The candidate may have been erased; if not, nobody erases them before this commits (`lockReward`).
  const referralId = sql`(select id from ${referrals} where id = ${reward.referralId})`
  await tx.insert(rewardReasons).values({ factId: fact.id, referralId, text: reason })
}
