import type { Connection } from '../db/client.ts'
import { lockLastReward } from './lock-last-reward.ts'
import { postDispute } from './post-dispute.ts'
import { postFact, type Reward } from './post-fact.ts'

/**
 * What the end of a hire means, in the transaction that ends it: a reward that is not due yet is taken back; one that is, is
 * disputed, and an operator decides (docs/rules.md#a-hire-that-ends-before-it-is-due-is-reversed).
 * @param actorId the manager; left out for the candidate
 * @returns the reward; undefined where none stood
 */
export async function endReward(tx: Connection, applicationId: string, actorId?: string): Promise<Reward | undefined> {
  const reward = await lockLastReward(tx, applicationId)
  if (!reward || reward.state === 'reversed' || (reward.isDisputed && reward.state !== 'held')) return undefined
  if (reward.state === 'held') return postFact(tx, reward, 'reversed', { actorId })
  return postDispute(tx, reward, { actorId })
}
