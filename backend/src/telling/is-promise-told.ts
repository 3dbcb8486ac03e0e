import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { rewards } from '../db/schema/rewards.ts'

/** Whether the recommender knows of a reward (docs/rules.md#told-is-a-state-of-its-own). */
export const isPromiseTold: SQL<boolean> = sql<boolean>`not ${isUntold(['promised'])}`

/** Whether a fact of these kinds was not told to the recommender yet; of the reward of a row, or of another one. */
export function isUntold(kinds: readonly string[], rewardId: SQLWrapper = sql`${rewards}.id`): SQL<boolean> {
  const some = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  return sql<boolean>`exists (select 1 from untold_facts u join reward_facts untold on untold.id = u.fact_id
    where u.reward_id = ${rewardId} and untold.kind in (${some}))`
}
