import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Party } from './party-of.ts'

/** Whether a party knows of a reward (docs/rules.md#told-is-a-state-of-its-own), for conditions; undefined where it knows of all. */
export function isKnownTo(party: Party, rewardId: SQLWrapper): SQL | undefined {
  if (party !== 'recommender') return undefined
  return sql`not exists (select 1 from untold_facts u join reward_facts f on f.id = u.fact_id
    where u.reward_id = ${rewardId} and f.kind = 'promised')`
}
