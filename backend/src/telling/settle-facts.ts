import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { isUntold } from './is-promise-told.ts'

/**
 * Shows the recommender what came of the reward of an application since a status was told last. A reward that was promised and
 * taken back since is never shown; where one that they know was replaced by another since, that one stands for both
 * (docs/rules.md#told-is-a-state-of-its-own).
 */
export async function settleFacts(tx: Transaction, applicationId: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from rewards r join untold_facts u on u.reward_id = r.id where r.application_id = ${applicationId} limit 1`)
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into untold_facts (fact_id, reward_id)
    select promise.id, r.id from rewards r join reward_facts promise on promise.reward_id = r.id and promise.kind = 'promised'
    where r.application_id = ${applicationId} and r.state = 'reversed' and ${isUntold(['reversed'], sql`r.id`)}
      and exists (select 1 from rewards later where later.application_id = r.application_id
        and later.occurrence > r.occurrence and later.state <> 'reversed' and ${isUntold(['promised'], sql`later.id`)})
    on conflict do nothing`)
  await tx.execute(sql`
    delete from untold_facts told using rewards r
    where r.id = told.reward_id and r.application_id = ${applicationId}
      and not (r.state = 'reversed' and ${isUntold(['promised'], sql`r.id`)})`)
}
