import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { VersionedPosting } from '../versioned-posting.ts'
import { moment } from './columns.ts'
import { jobs } from './jobs.ts'
import { users } from './users.ts'

/**
 * A posting as it stood from a moment on (docs/rules.md#a-posting-can-be-edited): the first as it was posted, added with the
 * first change, and one for each change. Rows are only ever added; a posting that was never changed has none.
 */
export const jobVersions = pgTable(
  'job_versions',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** The names of the fields that differ from the version before. */
    changed: text('changed').array().notNull(),
    posting: jsonb('posting').$type<VersionedPosting>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.version] })],
)
