import { FACT_KINDS } from '@goodword/contract/statement'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, foreignKey, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, oneOf } from './columns.ts'

/**
 * Money that moved from one account to another: only ever added to. A trigger of the database writes both entries, so that an
 * unbalanced one cannot be written (docs/decisions/0031-ledger.md).
 */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    rewardId: uuid('reward_id').notNull(),
    /** The fact of the reward that moved it. */
    kind: text('kind', { enum: FACT_KINDS }).notNull(),
    /** Accounts, as `accountOf` names them. */
    fromAccount: text('from_account').notNull(),
    toAccount: text('to_account').notNull(),
    /** Whole cents, more than none. */
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['USD'] })
      .notNull()
      .default('USD'),
    /** The transfer of the promise that a reversal takes back. */
    reverses: uuid('reverses'),
    createdAt: createdAt(),
  },
  (table) => [
    /** The natural key, with the reward's: the same fact moves money once. */
    unique('transfers_once').on(table.rewardId, table.kind, table.fromAccount, table.toAccount),
    unique('transfers_reversed_once').on(table.reverses),
    foreignKey({ columns: [table.reverses], foreignColumns: [table.id as AnyPgColumn], name: 'transfers_reverses' }),
    oneOf('transfers_kind', table.kind, FACT_KINDS),
    check('transfers_amount', sql`${table.amountCents} > 0 and ${table.fromAccount} <> ${table.toAccount}`),
    check('transfers_reversals', sql`(${table.kind} = 'reversed') = (${table.reverses} is not null)`),
  ],
)
