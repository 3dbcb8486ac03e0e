import { bigint, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * One per reward that became due, with whom it was made out to on that day (docs/rules.md#a-hire-has-an-invoice). Only ever added
 * to, and without foreign keys: it outlives the company.
 */
export const invoices = pgTable(
  'invoices',
  {
    /** In the order in which they were issued, each once. */
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rewardId: uuid('reward_id').notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
    buyer: text('buyer').notNull(),
    buyerAddress: text('buyer_address'),
    buyerTaxId: text('buyer_tax_id'),
  },
  (table) => [unique('invoices_reward').on(table.rewardId)],
)
