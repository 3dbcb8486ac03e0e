import { isNotNull } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/**
 * Who gets no invitations. The address itself is not here: a keyed hash is enough to recognise it
 * (docs/rules.md#whoever-refuses-gets-no-letters).
 */
export const suppressions = pgTable(
  'suppressions',
  {
    addressHash: text('address_hash').primaryKey(),
    /** null: never again. */
    until: moment('until'),
    createdAt: createdAt(),
  },
  (table) => [index('suppressions_past').on(table.until).where(isNotNull(table.until))],
)
