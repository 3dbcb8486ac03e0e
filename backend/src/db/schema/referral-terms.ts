import { bigint, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * What a recommender was promised at the invitation: written once, and a trigger of the database refuses every change
 * (docs/rules.md#terms-are-frozen-at-the-invitation). Nothing in it is about the candidate. No foreign key: a trigger of
 * `referrals` deletes it with its referral, but for that of a hire, by which money is owed.
 */
export const referralTerms = pgTable('referral_terms', {
  referralId: uuid('referral_id').primaryKey(),
  /** Who pays. */
  companyId: uuid('company_id').notNull(),
  companyName: text('company_name').notNull(),
  jobTitle: text('job_title').notNull(),
  /** Whole cents; null where no bonus was promised. */
  bonusCents: bigint('bonus_cents', { mode: 'number' }),
  currency: text('currency', { enum: ['USD'] }).notNull(),
  /** Of the bonus; the rest is ours. */
  recommenderPercent: smallint('recommender_percent').notNull(),
  guaranteeDays: smallint('guarantee_days').notNull(),
  /** As it was shown, and its SHA-256, hex. */
  text: text('text').notNull(),
  textHash: text('text_hash').notNull(),
  createdAt: createdAt(),
})
