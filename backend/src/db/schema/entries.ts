import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** The two sides of each transfer, with the balance after it: written by the trigger of `transfers` alone. */
export const entries = pgTable(
  'entries',
  {
    accountId: text('account_id').notNull(),
    /** Counts the entries of an account from 1, without gaps. */
    position: bigint('position', { mode: 'number' }).notNull(),
    transferId: uuid('transfer_id').notNull(),
    /** Whole cents; negative where they went out. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    balanceCents: bigint('balance_cents', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'entries_pkey', columns: [table.accountId, table.position] }),
    index('entries_of_transfer').on(table.transferId),
  ],
)
