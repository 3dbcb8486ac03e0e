import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * Keys that outlive the secret they were made from: by which refusals and links in old letters are recognised, and the public
 * ones that check what was signed. Encrypted with the newest secret, so neither read nor added to by who has the database alone.
 */
export const sealedKeys = pgTable(
  'sealed_keys',
  {
    purpose: text('purpose').notNull(),
    keyId: text('key_id').notNull(),
    sealed: text('sealed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.keyId] })],
)
