import type { ApplicationCounts } from '@goodword/contract/applications'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'
import { findOwnReferrals, statusForMember } from '../../telling/status-for-member.ts'
import { requireOwnJob } from './require-own-job.ts'

/**
 * Counts all applications of one of the manager's own jobs (docs/rules.md#the-server-counts).
 * @throws Forbidden, NotFound for jobs of others
 */
export async function countApplications(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
): Promise<ApplicationCounts> {
  const userId = await requireOwnJob(db, actor, jobId)
  const shown = statusForMember(await findOwnReferrals(db, userId, eq(jobs.id, jobId)))
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      pending: sql<number>`(count(*) filter (where ${shown} = 'pending'))::int`,
    })
    .from(applications)
    .where(eq(applications.jobId, jobId))
  return counts as ApplicationCounts
}
