import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * The releases that the server takes back by itself where they fail more often than the one before. One without a row is left
 * alone: it was released with `--hold`, gone back to, or has proven itself. A row about another version than the pointer's tells of
 * nothing: a server of an older version has moved it.
 */
export const releaseWatches = pgTable('release_watches', {
  remote: text('remote').primaryKey(),
  version: text('version').notNull(),
  /** Whether more visitors get it by themselves, one step after the other, as long as it is well. */
  isAuto: boolean('is_auto').notNull(),
  /** Since when anybody gets it. */
  startedAt: moment('started_at').notNull().defaultNow(),
  /** Since when everybody does, so that nobody is there to compare with; null as long as some get the one before. */
  aloneSince: moment('alone_since'),
})
