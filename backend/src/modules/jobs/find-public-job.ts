import type { PublicJob } from '@goodword/contract/jobs'
import { and, eq } from 'drizzle-orm'
import { leaveOutNull } from '../../db/leave-out-null.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { publicJobColumns } from './public-job-columns.ts'

/**
 * An open job that has a public page, without its bonus (docs/rules.md#a-public-page-says-nothing-of-the-bonus).
 * @throws NotFound for every other job, and where there is none: a guest does not learn which
 */
export async function findPublicJob({ db }: Pick<Deps, 'db'>, jobId: string): Promise<PublicJob> {
  const [job] = await db
    .select(publicJobColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), eq(jobs.isActive, true), eq(jobs.isPublic, true)))
  if (!job) throw new NotFound('There is no public job at this address. Sign in to see all that are open.')
  return { ...leaveOutNull(job, 'writtenWithAi'), createdAt: job.createdAt.toISOString() }
}
