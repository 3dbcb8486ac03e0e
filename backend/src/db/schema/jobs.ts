import type { StoredBrief } from '@goodword/contract/brief'
import { PAY_BASES, PAY_PERIODS, WORKPLACES } from '@goodword/contract/place-and-pay'
import { JOB_TYPES } from '@goodword/contract/statuses'
import type { WrittenWithAi } from '@goodword/contract/written-with-ai'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import {
  bonusRank,
  jobFacets,
  jobLevels,
  jobPairs,
  jobPieces,
  jobPlaces,
  salaryRank,
  searchedText,
} from './search-expressions.ts'
import { users } from './users.ts'

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
    /** Who was given it since; null is whoever posted it (docs/rules.md#a-job-is-in-somebodys-hands). */
    handledBy: uuid('handled_by').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    requirements: text('requirements'),
    location: text('location').notNull(),
    /** The place in fields, beside the text (docs/rules.md#place-and-pay-have-fields); countries by their codes. */
    workplace: text('workplace', { enum: WORKPLACES }),
    city: text('city'),
    country: text('country'),
    remoteFrom: text('remote_from').array().notNull().default([]),
    type: text('type', { enum: JOB_TYPES }).notNull(),
    /** In whole units of the currency, for the period. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    payPeriod: text('pay_period', { enum: PAY_PERIODS }).notNull().default('year'),
    payCurrency: text('pay_currency').notNull().default('USD'),
    payBasis: text('pay_basis', { enum: PAY_BASES }),
    /** In whole dollars. */
    referralBonus: integer('referral_bonus'),
    companyName: text('company_name').notNull(),
    companyLogo: text('company_logo'),
    isActive: boolean('is_active').notNull().default(true),
    /** Whether it was never posted; nobody but its company sees it (docs/rules.md#a-draft-is-its-companys). */
    isDraft: boolean('is_draft').notNull().default(false),
    /** The sentences that candidates read first; null where there are none (docs/rules.md#a-posting-in-twenty-seconds). */
    brief: jsonb('brief').$type<StoredBrief>(),
    /** Which of its texts a model wrote; null where it wrote none (docs/rules.md#what-a-model-wrote-stays-marked). */
    writtenWithAi: jsonb('written_with_ai').$type<WrittenWithAi>(),
    /** Whether guests may read it at its address. */
    isPublic: boolean('is_public').notNull().default(false),
    /** Within how many days from an application an answer is promised (docs/rules.md#an-answer-is-promised). */
    answerWithinDays: integer('answer_within_days').notNull().default(14),
    /**
     * Chosen by the client: a repeated request finds the job it made (docs/rules.md#a-repeated-request-has-one-result).
     */
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    /** Counts its changes from 1, and when the last was; null where there was none (docs/rules.md#a-posting-can-be-edited). */
    version: integer('version').notNull().default(1),
    editedAt: moment('edited_at'),
    /** When it was deleted; kept only as long as a hire needs it (docs/rules.md#a-hire-outlives-its-job). */
    removedAt: moment('removed_at'),
    /** When an operator hid it, and why; only an operator shows it again (docs/rules.md#an-operator-can-hide-a-job). */
    hiddenAt: moment('hidden_at'),
    hiddenReason: text('hidden_reason'),
    searched: text('searched').notNull().generatedAlwaysAs(searchedText),
  },
  (table) => [
    unique('jobs_idempotency').on(table.companyId, table.idempotencyKey),
    // What lists and takes open jobs need not ask whether one was deleted.
    check('jobs_removed', sql`${table.removedAt} is null or not ${table.isActive}`),
    check('jobs_hidden', sql`${table.hiddenAt} is null or not ${table.isActive}`),
    check('jobs_draft', sql`not ${table.isDraft} or not ${table.isActive}`),
    oneOf('jobs_type', table.type, JOB_TYPES),
    oneOf('jobs_workplace', table.workplace, WORKPLACES),
    oneOf('jobs_pay_period', table.payPeriod, PAY_PERIODS),
    oneOf('jobs_pay_basis', table.payBasis, PAY_BASES),
    check('jobs_answer_within', sql`${table.answerWithinDays} between 1 and 60`),
    // NULLS FIRST is what a plain `order by ... desc` means; otherwise the index does not serve it.
    // With what a company's own counts ask for, so that they read the index alone.
    index('jobs_of_company').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.isActive,
      table.removedAt,
      table.isDraft,
    ),
    index('jobs_deleted').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    // An order each, with what narrows it behind: that is asked of the index, before any row is read.
    index('jobs_newest')
      .on(...recent(table), table.type, jobLevels)
      .where(sql`${table.isActive}`),
    index('jobs_salary')
      .on(sql`${salaryRank} desc`, ...recent(table), table.type, jobLevels)
      .where(sql`${table.isActive}`),
    index('jobs_bonus')
      .on(sql`${bonusRank} desc`, ...recent(table), table.type, jobLevels)
      .where(sql`${table.isActive}`),
    // Type and level in each, so that of the jobs that have a word it reads on where the next one of the type and level is.
    index('jobs_search').using('gin', jobPieces, jobFacets).with({ fastupdate: false }).where(sql`${table.isActive}`),
    // For a rare place: with a usual one reading in an order soon fills a page. PostgreSQL knows which are rare by the statistics of
    // this expression, which it has for an index of all rows alone.
    index('jobs_places').using('gin', jobPlaces).with({ fastupdate: false }),
    // What is posted is collected, up to so many kB, and merged later (modules/jobs/search/start-merging-phrases.ts).
    index('jobs_pairs')
      .using('gin', jobPairs)
      .with({ fastupdate: true, gin_pending_list_limit: 16384 })
      .where(sql`${table.isActive}`),
  ],
)

// NULLS FIRST is what a plain `order by ... desc` means; otherwise the index does not serve it.
function recent(table: { createdAt: AnyPgColumn; id: AnyPgColumn }) {
  return [sql`${table.createdAt} desc`, sql`${table.id} desc`] as const
}
