import { eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { addFact, type Said } from './add-fact.ts'
import type { Reward } from './post-fact.ts'

/**
 * Writes down that a reward is disputed, which moves no money: it stays where it is until an operator has decided
 * (docs/rules.md#a-dispute-is-decided-by-an-operator).
 * @param reward as it is, held by this transaction; one that is disputed gets another party's side
 */
export async function postDispute(tx: Connection, reward: Reward, said: Said): Promise<Reward> {
  await addFact(tx, reward, 'disputed', said)
  await tx.update(rewards).set({ isDisputed: true }).where(eq(rewards.id, reward.id))
  return { ...reward, isDisputed: true }
}
