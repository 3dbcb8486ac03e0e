import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { jobs } from './jobs.ts'
import { referrals } from './referrals.ts'
import { users } from './users.ts'

/** What people who were invited ask the company before they apply (docs/rules.md#a-question-can-be-asked-before-applying). */
export const candidateQuestions = pgTable(
  'candidate_questions',
  {
    /** Random: the company reads it, and an id that grows with time would tell when exactly it was asked. */
    id: uuid('id').primaryKey().defaultRandom(),
    referralId: uuid('referral_id')
      .notNull()
      .references(() => referrals.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
    answer: text('answer'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    // A repeated request counts once.
    uniqueIndex('candidate_questions_text').on(table.referralId, sql`md5(${table.text})`),
    index('candidate_questions_job').on(table.jobId, table.createdAt),
  ],
)
