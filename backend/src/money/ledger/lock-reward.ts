import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { rewards } from '../../db/schema/rewards.ts'
import type { Reward } from './post-fact.ts'

/**
 * Locks a reward until the transaction ends, and before it its referral, where there still is one: `lock-in-order.ts` says why.
 * @returns it as it is now; undefined when there is no such reward
 */
export async function lockReward(tx: Transaction, rewardId: string): Promise<Reward | undefined> {
  const isIt = eq(rewards.id, rewardId)
  const [found] = await tx.select({ referralId: rewards.referralId }).from(rewards).where(isIt)
  if (!found) return undefined
  await tx.select({ id: referrals.id }).from(referrals).where(eq(referrals.id, found.referralId)).for('key share')
  const [reward] = await tx.select().from(rewards).where(isIt).for('update')
  return reward
}
