import { REPORT_OUTCOMES, REPORT_REASONS } from '@goodword/contract/report-reasons'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { jobs } from './jobs.ts'
import { referrals } from './referrals.ts'
import { users } from './users.ts'

/**
 * What somebody says is wrong with a posting (docs/rules.md#everybody-can-report-a-posting): a signed-in person, the holder of a
 * personal link, or a guest, of whom nothing is kept.
 */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    referralId: uuid('referral_id').references(() => referrals.id, { onDelete: 'set null' }),
    /** Stays when the link is cut, and says nothing of who. */
    byCandidate: boolean('by_candidate').notNull().default(false),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    /** In their own words. */
    details: text('details'),
    outcome: text('outcome', { enum: REPORT_OUTCOMES }),
    /** What the operator answered. */
    answer: text('answer'),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    oneOf('reports_reason', table.reason, REPORT_REASONS),
    oneOf('reports_outcome', table.outcome, REPORT_OUTCOMES),
    index('reports_job').on(table.jobId),
    index('reports_referral').on(table.referralId),
    index('reports_open').on(table.createdAt, table.id).where(sql`${table.answeredAt} is null`),
    // One from a person until it is answered.
    uniqueIndex('reports_of_person').on(table.jobId, table.reporterId).where(sql`${table.answeredAt} is null`),
    uniqueIndex('reports_of_candidate').on(table.jobId, table.referralId).where(sql`${table.answeredAt} is null`),
  ],
)
