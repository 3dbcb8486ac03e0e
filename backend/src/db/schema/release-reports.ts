import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * What browsers told of a release: a row for each network that came upon it in a period, and nothing of anybody
 * (docs/rules.md#a-release-that-fails-takes-itself-back).
 */
export const releaseReports = pgTable(
  'release_reports',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** In which a network, and an account, are counted once: since the watched release of this remote began, or a day. */
    period: moment('period').notNull(),
    /** Keyed hashes over this release as well: what one network told of two releases has nothing in common. */
    network: text('network').notNull(),
    account: text('account'),
    /** The random part of the page's mark: a mark is worth one report of a remote. */
    mark: text('mark').notNull(),
    failed: boolean('failed').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.period, table.network] }),
    uniqueIndex('release_reports_account').on(table.remote, table.version, table.period, table.account),
    uniqueIndex('release_reports_mark').on(table.remote, table.mark),
    index('release_reports_recent').on(table.remote, table.at),
    index('release_reports_past').on(table.at),
  ],
)
