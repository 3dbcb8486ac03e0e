import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Which release of a remote people get. A remote without a row is served as the server was built. */
export const releasePointers = pgTable('release_pointers', {
  remote: text('remote').primaryKey(),
  version: text('version').notNull(),
  /** The last one that everybody had: the rest of a rollout keeps it, and a rollback goes there. Null: as the server was built. */
  previous: text('previous'),
  /** How many of a hundred visitors get `version`. */
  percent: integer('percent').notNull().default(100),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
