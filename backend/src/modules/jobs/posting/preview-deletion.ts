import type { JobDeletion } from '@goodword/contract/jobs'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, requireManager } from '../../../auth/actor.ts'
import { applications } from '../../../db/schema/applications.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { referrals } from '../../../db/schema/referrals.ts'
import { rewards } from '../../../db/schema/rewards.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { NotFound } from '../../../errors.ts'
import { myJobs } from './my-jobs.ts'
import { isNotifiedOfRemoval } from './notified-of-removal.ts'

/**
 * What deleting a job would leave, and how many it would tell (docs/rules.md#a-hire-outlives-its-job). Changes nothing.
 * @returns the hires by name, those who applied first first, what is owed for them, and the number of candidates who would be written to
 * @throws Forbidden for everyone who is no manager, NotFound for jobs of others
 */
export async function previewDeletion({ db }: Pick<Deps, 'db'>, actor: Actor, jobId: string): Promise<JobDeletion> {
  const { userId } = requireManager(actor, 'Only hiring managers can delete jobs.')
  const [job] = await myJobs(db, userId, eq(jobs.id, jobId), 1)
  if (!job) throw new NotFound('This job does not exist.')
  const hires = await db
    .select({
      candidate: { firstName: applications.firstName, lastName: applications.lastName },
      referrer: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(and(eq(applications.jobId, jobId), eq(applications.status, 'hired')))
    .orderBy(asc(applications.createdAt), asc(applications.id))
  const isOwed = and(eq(rewards.jobId, jobId), inArray(rewards.state, ['held', 'due']))
  const [owed] = await db
    .select({ cents: sql<string>`coalesce(sum(${rewards.grossCents}), 0)` })
    .from(rewards)
    .where(isOwed)
  return {
    hires: hires.map(({ candidate, referrer }) => ({
      candidateName: `${candidate.firstName} ${candidate.lastName}`,
      referrerName: referrerName(referrer),
    })),
    owed: Number(owed?.cents),
    told: await db.$count(applications, isNotifiedOfRemoval(jobId)),
  }
}
