import { ACCOUNT_KINDS } from '@goodword/contract/statement'
import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text } from 'drizzle-orm/pg-core'

const KINDS = sql.raw(ACCOUNT_KINDS.join('|'))

/**
 * Whose money is where: made and kept by the trigger of `transfers` alone. A company owes, so its accounts are never above
 * zero; a recommender and we are owed, so theirs are never below.
 */
export const accounts = pgTable(
  'accounts',
  {
    /** `<kind>/<whose>`: of a recommender their own, of all other kinds the company's, so that companies do not wait for each other. */
    id: text('id').primaryKey(),
    /** Whole cents: what came in less what went out. */
    balanceCents: bigint('balance_cents', { mode: 'number' }).notNull().default(0),
    /** How many entries it has. */
    entries: bigint('entries', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('accounts_id', sql`${table.id} ~ '^(${KINDS})/[0-9a-f-]{36}$'`),
    check(
      'accounts_balance',
      sql`case when ${table.id} ~ '^(company|settlement)' then ${table.balanceCents} <= 0 else ${table.balanceCents} >= 0 end`,
    ),
  ],
)
