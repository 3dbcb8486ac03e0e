import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * The keys that servers were configured with, by ids that tell nothing of them: one that is here and in no list was dropped too
 * early, unless `bun run rotate drop` has let it go.
 */
export const secretKeys = pgTable(
  'secret_keys',
  {
    /** The variable that lists it. */
    secret: text('secret').notNull(),
    keyId: text('key_id').notNull(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    /** When a server last said that it signs with it; null: it has not signed yet. */
    signedAt: moment('signed_at'),
    /** When it was let go: servers start without it. */
    droppedAt: moment('dropped_at'),
  },
  (table) => [primaryKey({ columns: [table.secret, table.keyId] })],
)
