import type { Job } from '@goodword/contract/jobs'
import { and, eq } from 'drizzle-orm'
import type { PersonKeys } from '../../auth/is-same-person.ts'
import { membersOf } from '../../auth/members-of.ts'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { leaveOutNull } from '../../db/leave-out-null.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { countReferrals } from './count-by-job.ts'
import { publicJobColumns } from './public-job-columns.ts'

/** A job as people of other companies see it, and what its own company may know. */
export interface SharedJob {
  job: Job
  /** Who belongs to that company. */
  members: readonly PersonKeys[]
  /** How many referrals that company knows of. */
  knownReferrals: number
}

/** Open jobs as they are for everybody, in the order of their ids. One that is closed or deleted is left out. */
export async function readSharedJobs(db: Connection, ids: readonly string[]): Promise<SharedJob[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      ...publicJobColumns,
      referralBonus: jobs.referralBonus,
      companyId: jobs.companyId,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isOneOf(jobs.id, ids), eq(jobs.isActive, true)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  const foundIds = found.map(({ id }) => id)
  const companyIds = found.map(({ companyId }) => companyId)
  const [counts, members] = [await countReferrals(db, foundIds), await membersOf(db, companyIds)]
  return found.map(({ companyId, createdAt, ...job }) => ({
    job: {
      ...leaveOutNull(job, 'writtenWithAi'),
      referralCount: counts.get(job.id)?.all ?? 0,
      isOwn: false,
      createdAt: createdAt.toISOString(),
    },
    members: members(companyId),
    knownReferrals: counts.get(job.id)?.known ?? 0,
  }))
}
