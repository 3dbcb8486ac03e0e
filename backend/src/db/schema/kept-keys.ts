import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * Keys by which opt-outs and unsubscribe links are recognised whatever becomes of the configuration: made from the secret
 * of the first start, which cannot be read back from them.
 */
export const keptKeys = pgTable('kept_keys', {
  purpose: text('purpose').primaryKey(),
  /** 32 bytes, base64url. */
  key: text('key').notNull(),
  createdAt: createdAt(),
})
