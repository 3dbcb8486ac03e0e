import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { companies } from './companies.ts'

/**
 * A company that is about to prove a domain by a letter (docs/rules.md#a-company-proves-a-domain): the last code that was
 * sent. The address it went to is in the letter alone, sealed.
 */
export const domainProofs = pgTable('domain_proofs', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  domain: text('domain').notNull(),
  /** Keyed: a code is too short for a plain hash. */
  codeHash: text('code_hash').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
})
