import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * How many visitors came upon a release of a remote, and for how many of them it failed, as browsers say, in a few seconds each:
 * sums of all servers, and nothing of anybody (docs/rules.md#a-release-that-fails-takes-itself-back).
 */
export const remoteVisits = pgTable(
  'remote_visits',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** The beginning of the stretch, by the database's clock: `VISITS_SECONDS` of them. */
    at: moment('at').notNull(),
    visitors: integer('visitors').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.at] }),
    index('remote_visits_past').on(table.at),
  ],
)
