import type { CompanyInsights } from '@goodword/contract/insights'
import { ANSWERS_MIN } from '@goodword/contract/limits'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { findOwnReferrals, statusForMember } from '../../telling/status-for-member.ts'
import { isMine } from '../jobs/posting/is-mine.ts'
import { narrowed } from '../reviews/application-conditions.ts'
import { maySay } from './may-say.ts'

/** Jobs that a sentence names. */
const NAMED = 3

/**
 * Counts what the inbox lists as needing somebody up to a day (docs/rules.md#what-needs-you), and where most of it waits.
 * @param to the calendar day, in UTC
 * @returns null for fewer than five
 */
export async function countOverdue(db: Connection, userId: string, to: string): Promise<CompanyInsights['overdue']> {
  const count = sql<number>`count(*)::int`
  const mine = isMine(db, userId)
  const shown = statusForMember(await findOwnReferrals(db, userId, mine))
  const byJob = await db
    .select({ id: jobs.id, title: jobs.title, count })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(mine, narrowed({ needs: 'you', to }, shown)))
    .groupBy(jobs.id, jobs.title)
    .orderBy(desc(count), jobs.id)
  const all = byJob.reduce((sum, job) => sum + job.count, 0)
  if (all < ANSWERS_MIN) return null
  return { count: all, to, jobs: byJob.filter((job) => maySay(job.count, all)).slice(0, NAMED) }
}
