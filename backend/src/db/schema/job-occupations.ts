import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { jobs } from './jobs.ts'

/**
 * The few occupations that a job's title and text point to (docs/rules.md#a-job-is-found-by-what-the-work-is-also-called), gone with it.
 * A trigger of `jobs` removes them when the texts change; a job without a row waits to be matched.
 */
export const jobOccupations = pgTable(
  'job_occupations',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Its O*NET code; empty where a job points to none. */
    code: text('code').notNull(),
    /** From 1 to 1,000, which the nearest has. */
    score: smallint('score').notNull(),
  },
  (table) => [
    primaryKey({ name: 'job_occupations_pk', columns: [table.jobId, table.code] }),
    index('job_occupations_code').on(table.code, table.score, table.jobId),
  ],
)
