import { and, eq } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { rewardFacts } from '../db/schema/reward-facts.ts'
import { rewards } from '../db/schema/rewards.ts'
import { isPromiseTold } from './is-promise-told.ts'

/** Whether the recommender was told of the reward that a fact is about (docs/rules.md#told-is-a-state-of-its-own). */
export async function isRewardKnown(db: Connection, factId: string): Promise<boolean> {
  const known = await db
    .select({ id: rewards.id })
    .from(rewards)
    .innerJoin(rewardFacts, eq(rewardFacts.rewardId, rewards.id))
    .where(and(eq(rewardFacts.id, factId), isPromiseTold))
  return known.length > 0
}
