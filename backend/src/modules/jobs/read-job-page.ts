import type { Job, JobQuery } from '@goodword/contract/jobs'
import { LIST_MAX } from '@goodword/contract/limits'
import type { Total } from '@goodword/contract/pages'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { postingColumns } from '../../db/posting-columns.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { shownLogo } from '../../db/shown-logo.ts'
import { countKnownReferrals, countReferrals } from './count-by-job.ts'
import { countJobs } from './count-jobs.ts'
import { jobFilter } from './job-filter.ts'
import { after, encode, orderBy, rankFor } from './job-order.ts'

/** A page of open jobs as it is for everybody. */
export interface SharedJobPage {
  /** As people of other companies see them. */
  jobs: Job[]
  /** In the same order: whose company posted it, and how many referrals that one knows of. */
  owned: { ownerId: string; referralCount: number }[]
  /** Undefined where these are the last. */
  nextCursor: string | undefined
  /** How many match in all; undefined where nobody asked for a first page. */
  total: Total | undefined
}

/** @throws BadInput for a foreign cursor */
export async function readJobPage(db: Database, query: JobQuery): Promise<SharedJobPage> {
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
  const ids = page.map(({ id }) => id)
  const [counts, knownCounts] = await Promise.all([countReferrals(db, ids), countKnownReferrals(db, ids)])
  return {
    nextCursor,
    total,
    jobs: page.map(({ rank: _, ownerId, createdAt, ...job }) => ({
      ...job,
      referralCount: counts.get(job.id) ?? 0,
      isOwn: false,
      createdAt: createdAt.toISOString(),
    })),
    owned: page.map(({ id, ownerId }) => ({ ownerId, referralCount: knownCounts.get(id) ?? 0 })),
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
