import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { lockLastReward } from './lock-last-reward.ts'
import { postFact, type Reward } from './post-fact.ts'

/**
 * Promises a reversed reward anew, as an operator decided: with the same terms, parties and guarantee. What was reversed stays so
 * in the ledger (docs/decisions/0031-ledger.md).
 * @param reward the last of its application, reversed, held by this transaction
 * @returns the new reward
 */
export async function restoreReward(tx: Connection, reward: Reward, actorId: string): Promise<Reward> {
  await tx.execute(sql`
    insert into rewards (application_id, occurrence, referral_id, job_id, company_id, recommender_id, company_name,
      job_title, gross_cents, share_cents, terms, terms_hash, hired_at, due_at)
    select application_id, occurrence + 1, referral_id, job_id, company_id, recommender_id, company_name,
      job_title, gross_cents, share_cents, terms, terms_hash, hired_at, due_at
    from rewards where id = ${reward.id}`)
  const made = await lockLastReward(tx, reward.applicationId)
  if (!made || made.id === reward.id) throw new Error('The reward was not promised anew.')
  return postFact(tx, made, 'promised', { actorId })
}
