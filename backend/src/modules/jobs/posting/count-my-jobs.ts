import type { MyJobCounts } from '@goodword/contract/jobs'
import { inArray, sql } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import type { Connection } from '../../../db/connect/client.ts'
import { applications } from '../../../db/schema/applications.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import type { Deps } from '../../../deps.ts'
import { findOwnReferrals, hasReferralBy, statusForMember } from '../../../telling/status-for-member.ts'
import { isMine } from './is-mine.ts'

/** Counts all jobs of the manager, and what they received (docs/rules.md#the-server-counts). @throws Forbidden */
export async function countMyJobs({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<MyJobCounts> {
  const { userId } = requireManager(actor, 'Only hiring managers can access this dashboard.')
  const mine = isMine(db, userId)
  // Most members recommended nobody to their own company: one statement.
  const { isRecommended, ...counts } = await count(db, userId, [])
  if (!isRecommended) return counts
  const { isRecommended: _, ...told } = await count(db, userId, await findOwnReferrals(db, userId, mine))
  return told
}

/** @param own referrals of theirs whose status they are shown as it was told */
async function count(db: Connection, userId: string, own: readonly string[]) {
  const mine = isMine(db, userId)
  const shown = statusForMember(own)
  const counted = db
    .select({
      jobs: sql<number>`(count(*) filter (where not ${jobs.isDraft}))::int`.as('jobs'),
      closed: sql<number>`(count(*) filter (where not ${jobs.isActive} and not ${jobs.isDraft}))::int`.as('closed'),
      isRecommended: sql<boolean>`coalesce(bool_or(${hasReferralBy(userId)}), false)`.as('is_recommended'),
    })
    .from(jobs)
    .where(mine)
    .as('counted')
  const received = db
    .select({
      applications: sql<number>`count(*)::int`.as('applications'),
      pending: sql<number>`(count(*) filter (where ${shown} = 'pending'))::int`.as('pending'),
    })
    .from(applications)
    .where(inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(mine)))
    .as('received')
  const [counts] = await db
    .select({
      jobs: counted.jobs,
      closed: counted.closed,
      applications: received.applications,
      pending: received.pending,
      isRecommended: counted.isRecommended,
    })
    .from(counted)
    .crossJoin(received)
    .prepare('counts of my jobs')
    .execute()
  return { jobs: 0, closed: 0, applications: 0, pending: 0, isRecommended: false, ...counts }
}
