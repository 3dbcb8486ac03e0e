import { closeReason } from '@goodword/contract/close-reason'
import type { Job, JobQuery } from '@goodword/contract/jobs'
import { LIST_MAX } from '@goodword/contract/limits'
import type { Total } from '@goodword/contract/pages'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { postingColumns } from '../../db/posting-columns.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { shownLogo } from '../../db/shown-logo.ts'
import { countKnownReferrals, countReferrals } from './count-by-job.ts'
import { findCloseJobs } from './find-close-jobs.ts'
import { findJobs } from './find-jobs.ts'
import { decode, encode } from './job-order.ts'
import type { FoundJob } from './job-part.ts'

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
  const { limit = LIST_MAX, sort = 'recent', close, q = '' } = query
  const end = decode(query)
  const isCounted = query.limit !== undefined && !end
  // One more than asked for tells whether there is a next page.
  const { found, total } = await (close ? findCloseJobs : findJobs)(db, query, { limit: limit + 1, end, isCounted })
  const last = found.length > limit ? found[limit - 1] : undefined
  const nextCursor =
    last && encode({ sort, close, rank: last.rank, createdAt: last.createdAt.toISOString(), id: last.id })
  const read = await readJobs(db, found.slice(0, limit))
  const page = close ? withReasons(read, q) : read
  const ids = page.map(({ id }) => id)
  const [counts, knownCounts] = await Promise.all([countReferrals(db, ids), countKnownReferrals(db, ids)])
  return {
    nextCursor,
    total,
    jobs: page.map(({ ownerId, createdAt, ...job }) => ({
      ...job,
      referralCount: counts.get(job.id) ?? 0,
      isOwn: false,
      createdAt: createdAt.toISOString(),
    })),
    owned: page.map(({ id, ownerId }) => ({ ownerId, referralCount: knownCounts.get(id) ?? 0 })),
  }
}

/** Should a database's alphabet differ from ours, what has no reason for us is left out. */
function withReasons(read: Awaited<ReturnType<typeof readJobs>>, text: string) {
  return read.flatMap((job) => {
    const why = closeReason(job, text)
    return why ? [{ ...job, why }] : []
  })
}

/** Those that were found, in the same order. One that was deleted meanwhile is left out. */
async function readJobs(db: Database, found: readonly FoundJob[]) {
  const ids = found.map(({ id }) => id)
  const rows = await db
    .select({ ...columns, ownerId: companies.ownerId })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isOneOf(jobs.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const columns = {
  ...postingColumns,
  id: jobs.id,
  referralBonus: jobs.referralBonus,
  createdAt: jobs.createdAt,
  // Name and logo as they were posted (docs/rules.md#a-job-shows-the-company-as-it-was-posted).
  company: { name: jobs.companyName, logo: shownLogo, description: companies.description },
}
