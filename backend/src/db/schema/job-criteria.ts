import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { jobs } from './jobs.ts'
import { users } from './users.ts'

/** By what the applications to a job are rated, where its company has named it (docs/rules.md#ratings-are-hidden-until-ones-own). */
export const jobCriteria = pgTable('job_criteria', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  names: jsonb('names').$type<string[]>().notNull(),
  changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
  changedAt: moment('changed_at').notNull().defaultNow(),
})
