import { JOB_TYPES } from '@goodword/contract/statuses'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** The text a search looks through: the expression of the trigram index, word for word, or the index goes unused. */
export const searchedText: SQL = sql.raw(`lower(jobs.title || ' ' || jobs.company_name || ' ' || jobs.description)`)

/**
 * A posting. Name and logo are what it showed when it was posted
 * (docs/rules.md#a-job-shows-the-company-as-it-was-posted); ownership is the company's.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    postedBy: uuid('posted_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    requirements: text('requirements'),
    location: text('location').notNull(),
    type: text('type', { enum: JOB_TYPES }).notNull(),
    /** Money in whole dollars. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    referralBonus: integer('referral_bonus'),
    companyName: text('company_name').notNull(),
    companyLogo: text('company_logo'),
    isActive: boolean('is_active').notNull().default(true),
    /**
     * Chosen by the client: a repeated request finds the job it made (docs/rules.md#a-repeated-request-has-one-result).
     */
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    /** When it was deleted; kept only as long as a hire needs it (docs/rules.md#a-hire-outlives-its-job). */
    removedAt: moment('removed_at'),
  },
  (table) => [
    unique('jobs_idempotency').on(table.companyId, table.idempotencyKey),
    // What lists and takes open jobs need not ask whether one was deleted.
    check('jobs_removed', sql`${table.removedAt} is null or not ${table.isActive}`),
    oneOf('jobs_type', table.type, JOB_TYPES),
    // NULLS FIRST is what a plain `order by ... desc` means; otherwise the index does not serve it.
    index('jobs_company').on(table.companyId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('jobs_recent')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isActive}`),
    index('jobs_search').using('gin', sql`(${searchedText}) gin_trgm_ops`),
  ],
)
