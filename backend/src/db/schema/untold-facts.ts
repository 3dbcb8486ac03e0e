import { index, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * What happened with a reward because of a status that the recommender was not told, and does not see yet
 * (docs/rules.md#told-is-a-state-of-its-own); of a promise that was taken back before it was told, what they never see. The
 * ledger knows nothing of it.
 */
export const untoldFacts = pgTable(
  'untold_facts',
  {
    factId: uuid('fact_id').primaryKey(),
    rewardId: uuid('reward_id').notNull(),
  },
  (table) => [index('untold_facts_of_reward').on(table.rewardId)],
)
