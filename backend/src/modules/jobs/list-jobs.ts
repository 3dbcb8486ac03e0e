import type { Job, JobQuery } from '@goodword/contract/jobs'
import { LIST_MAX } from '@goodword/contract/limits'
import type { Total } from '@goodword/contract/pages'
import { and, eq, sql } from 'drizzle-orm'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { postingColumns } from '../../db/posting-columns.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { shownLogo } from '../../db/shown-logo.ts'
import type { Deps } from '../../deps.ts'
import { countKnownReferrals, countReferrals } from './count-by-job.ts'
import { countJobs } from './count-jobs.ts'
import { jobFilter } from './job-filter.ts'
import { after, encode, orderBy, rankFor } from './job-order.ts'

/** A page of the list, and what its reply's headers say. */
export interface JobPage {
  jobs: Job[]
  /** Undefined where these are the last. */
  nextCursor: string | undefined
  /** How many match in all; undefined where nobody asked for a first page. */
  total: Total | undefined
}

/**
 * Open jobs for browsing (docs/rules.md#the-server-can-narrow-the-list-of-jobs).
 * @returns with `limit` a page of what matches, without it the first `LIST_MAX`
 * @throws Unauthenticated, Forbidden without a role, BadInput for a foreign cursor
 */
export async function listJobs({ db }: Pick<Deps, 'db'>, actor: Actor, query: JobQuery = {}): Promise<JobPage> {
  const { userId } = requireRole(actor)
  const { limit = LIST_MAX, sort = 'recent' } = query
  const rank = rankFor(query)
  // One more than asked for tells whether there is a next page.
  const found = db
    .select({ ...columns, ownerId: companies.ownerId, rank: rank ?? sql<number>`0` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(jobFilter(query), after(query, rank)))
    .orderBy(...orderBy(rank))
    .limit(limit + 1)
  const isFirstPage = query.limit !== undefined && !query.cursor
  const [rows, total] = await Promise.all([found, isFirstPage ? countJobs(db, query) : undefined])
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor =
    last && rows.length > limit
      ? encode({ sort, rank: last.rank, createdAt: last.createdAt.toISOString(), id: last.id })
      : undefined
  const idsWhere = (isOwn: boolean) => page.filter(({ ownerId }) => (ownerId === userId) === isOwn).map(({ id }) => id)
  const [counts, ownCounts] = await Promise.all([
    countReferrals(db, idsWhere(false)),
    countKnownReferrals(db, idsWhere(true)),
  ])
  return {
    nextCursor,
    total,
    jobs: page.map(({ rank: _, ownerId, createdAt, ...job }) => ({
      ...job,
      referralCount: (ownerId === userId ? ownCounts : counts).get(job.id) ?? 0,
      isOwn: ownerId === userId,
      createdAt: createdAt.toISOString(),
    })),
  }
}

const columns = {
  ...postingColumns,
  id: jobs.id,
  referralBonus: jobs.referralBonus,
  createdAt: jobs.createdAt,
  // Name and logo as they were posted (docs/rules.md#a-job-shows-the-company-as-it-was-posted).
  company: { name: jobs.companyName, logo: shownLogo, description: companies.description },
}
