import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { guaranteeHasPassed } from './guarantee-has-passed.ts'
import { lockLastReward } from './lock-last-reward.ts'
import { postDispute } from './post-dispute.ts'
import { postFact, type Reward } from './post-fact.ts'
import { stateAtEnd } from './state-at-end.ts'

/**
 * What the end of a hire means, in the transaction that ends it: a reward is taken back before the days of its guarantee have
 * passed, and disputed after them, which an operator decides (docs/rules.md#a-hire-that-ends-before-it-is-due-is-reversed).
 * @param actorId the manager; left out for the candidate
 * @returns the reward; undefined where none stood
 */
export async function endReward(tx: Connection, applicationId: string, actorId?: string): Promise<Reward | undefined> {
  const reward = await lockLastReward(tx, applicationId)
  if (!reward || reward.state === 'reversed') return undefined
  const hasPassed = (await tx.$count(rewards, and(eq(rewards.id, reward.id), guaranteeHasPassed))) > 0
  if (stateAtEnd(reward, hasPassed) === 'reversed') return postFact(tx, reward, 'reversed', { actorId })
  return reward.isDisputed ? undefined : postDispute(tx, reward, { actorId })
}
