import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { referrals } from './referrals.ts'

/**
 * Why a reward is disputed, or decided so, in somebody's words. Apart from the facts, which stay: these may name the candidate,
 * and go with their referral (docs/rules.md#what-is-kept-for-proof-has-no-names).
 */
export const rewardReasons = pgTable(
  'reward_reasons',
  {
    factId: uuid('fact_id').primaryKey(),
    /** null where the candidate was erased before. */
    referralId: uuid('referral_id').references(() => referrals.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
  },
  (table) => [index('reward_reasons_of_referral').on(table.referralId)],
)
