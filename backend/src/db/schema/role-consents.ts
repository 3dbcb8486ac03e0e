import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { referrals } from './referrals.ts'

/**
 * Candidates who let their recommender know that they are open to other roles
 * (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own). Taken back, the row is gone.
 */
export const roleConsents = pgTable(
  'role_consents',
  {
    referralId: uuid('referral_id')
      .primaryKey()
      .references(() => referrals.id, { onDelete: 'cascade' }),
    /** What they agreed to, word for word, and its SHA-256. */
    agreementText: text('agreement_text').notNull(),
    agreementHash: text('agreement_hash').notNull(),
    agreementVersion: text('agreement_version').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('role_consents_past').on(table.expiresAt)],
)
