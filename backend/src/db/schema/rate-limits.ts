import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How often something was done within a window of time; shared by all replicas (ASVS 2.4.1). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Ids, or a keyed hash of a network address. */
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index('rate_limits_past').on(table.windowStart)],
)
