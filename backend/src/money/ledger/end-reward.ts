import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { endNeedsDecision } from './end-needs-decision.ts'
import { lockLastReward } from './lock-last-reward.ts'
import { postDispute } from './post-dispute.ts'
import { postFact, type Reward } from './post-fact.ts'

/**
 * What the end of a hire means, in the transaction that ends it: its reward is reversed, or disputed where only an operator may
 * take it back (docs/rules.md#a-hire-that-ends-before-it-is-due-is-reversed).
 * @param actorId the manager; left out for the candidate
 * @returns the reward; undefined where none stood, or it is disputed already
 */
export async function endReward(tx: Connection, applicationId: string, actorId?: string): Promise<Reward | undefined> {
  const reward = await lockLastReward(tx, applicationId)
  if (!reward || reward.state === 'reversed' || reward.isDisputed) return undefined
  const needsDecision = (await tx.$count(rewards, and(eq(rewards.id, reward.id), endNeedsDecision(tx)))) > 0
  return needsDecision ? postDispute(tx, reward, { actorId }) : postFact(tx, reward, 'reversed', { actorId })
}
