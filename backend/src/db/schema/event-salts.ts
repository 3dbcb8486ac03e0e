import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { referrals } from './referrals.ts'

/**
 * What binds a referral's events to its candidate's address; it goes with the person, and the chain stays
 * (docs/rules.md#what-is-kept-for-proof-has-no-names).
 */
export const eventSalts = pgTable('event_salts', {
  referralId: uuid('referral_id')
    .primaryKey()
    .references(() => referrals.id, { onDelete: 'cascade' }),
  /** 256 random bits, hex. */
  salt: text('salt').notNull(),
})
