import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'

/**
 * Hides from the recommender what this transaction has posted about the reward of an application, until `settleFacts`
 * (docs/rules.md#told-is-a-state-of-its-own). The ledger and the company have it at once.
 */
export async function hideNewFacts(tx: Transaction, applicationId: string): Promise<void> {
  await tx.execute(sql`
    insert into untold_facts (fact_id, reward_id)
    select f.id, f.reward_id from reward_facts f join rewards r on r.id = f.reward_id
    where r.application_id = ${applicationId} and f.created_at = now()::timestamptz(3)
    on conflict do nothing`)
}
