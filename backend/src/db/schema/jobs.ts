import { EXPERIENCE_LEVELS, type ExperienceLevel, JOB_TYPES } from '@goodword/contract/statuses'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/**
 * What a search looks through, in small letters; a control character, which none of the parts can have, stands between them.
 * The expression of an index, word for word, or that goes unused.
 */
export const searchedText: SQL = sql.raw(
  `(lower(jobs.title) || E'\\x1f' || lower(jobs.company_name) || E'\\x1f' || lower(jobs.description))`,
)
/** What close jobs are looked for in, too. */
export const alsoSearchedText: SQL = sql.raw(
  `(lower(coalesce(jobs.requirements, '')) || E'\\x1f' || lower(jobs.location))`,
)
/** Every word of these texts, and what else the index of words knows of them (docs/decisions/0024-close-jobs.md). */
export const jobPieces: SQL = sql`search_pieces(${searchedText}, ${alsoSearchedText})`
/** Every two words of the searched texts that stand side by side, for phrases (docs/decisions/0044-phrases.md). */
export const jobPairs: SQL = sql`search_pairs(${searchedText})`
/** The experience levels that title or description name: a bit for each (modules/jobs/search/job-filter.ts). */
export const jobLevels: SQL<number> = sql.raw('job_levels(jobs.title, jobs.description)') as SQL<number>

/** A job's type, the levels it names, and each of these with its type ("contract senior"): keys beside those of its words. */
export const jobFacets: SQL = sql.raw('job_facets(jobs.type, job_levels(jobs.title, jobs.description))')

/** One in so many jobs, whatever is in it, is of a part that stands for all: what it has many of, all have so many times as many of. */
export const PART = 16
/** Whether a job is of that part. */
const IS_OF_PART = `uuid_hash(jobs.id) & ${PART - 1} = 0`
export const isOfPart: SQL = sql.raw(`(${IS_OF_PART})`)
/** The same keys once more for the jobs of that part, with one that all of these have. */
export const jobFacetsOfPart: SQL = sql.raw(
  `(CASE WHEN ${IS_OF_PART} THEN job_facets(jobs.type, job_levels(jobs.title, jobs.description)) || '*'::text END)`,
)

/** Whether a job names this level: word for word what the index of those that do has, which counts them without reading one. */
export function namesLevel(level: ExperienceLevel): SQL {
  return sql.raw(`(job_levels(jobs.title, jobs.description) & ${levelBit(level)}) <> 0`)
}

/** Its bit in `jobLevels`. */
export function levelBit(level: ExperienceLevel): number {
  return 1 << EXPERIENCE_LEVELS.indexOf(level)
}

/** The money that a list is sorted by: what is missing comes last, and 0 is a value. */
export const salaryRank: SQL<number> = sql`coalesce(salary_min + salary_max, -1)`
export const bonusRank: SQL<number> = sql`coalesce(referral_bonus, -1)`

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
    /** Whether guests may read it at its address. */
    isPublic: boolean('is_public').notNull().default(false),
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
    // With what a company's own counts ask for, so that they read the index alone.
    index('jobs_of_company').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.isActive,
      table.removedAt,
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
    // Where few jobs are left, these alone, and those of them that have some words. Without a condition on open ones: PostgreSQL puts
    // two indexes together only where they have none in common.
    index('jobs_type_level').on(table.type, jobLevels),
    // For counting: an expression of an index is worked out again for each job, a condition is not.
    index('jobs_open').on(table.type).where(sql`${table.isActive}`),
    ...EXPERIENCE_LEVELS.map((level) =>
      index(`jobs_${level}`)
        .on(table.type)
        .where(sql`${table.isActive} and ${namesLevel(level)}`),
    ),
    // A few of it are a sample of all of a type and level (modules/jobs/search/sample-jobs.ts).
    index('jobs_hash').on(sql`uuid_hash(${table.id})`, table.type, jobLevels).where(sql`${table.isActive}`),
    // All in one index: of the jobs that have a word it reads on where the next one of the type and level is, or of the part.
    index('jobs_search')
      .using('gin', jobPieces, jobFacets, jobFacetsOfPart)
      .with({ fastupdate: false })
      .where(sql`${table.isActive}`),
    // Of all jobs, as `jobs_type_level` is, and for the same reason. What is posted is collected, up to so many kB, and merged later
    // (modules/jobs/search/start-merging-pairs.ts).
    index('jobs_pairs').using('gin', jobPairs).with({ fastupdate: true, gin_pending_list_limit: 16384 }),
  ],
)

// NULLS FIRST is what a plain `order by ... desc` means; otherwise the index does not serve it.
function recent(table: { createdAt: AnyPgColumn; id: AnyPgColumn }) {
  return [sql`${table.createdAt} desc`, sql`${table.id} desc`] as const
}
