import type { MyJob } from '@goodword/contract/jobs'
import { eq } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { myJobs } from './my-jobs.ts'

/**
 * Closes or reopens a job: a closed one takes no new referrals and applications
 * (docs/rules.md#a-closed-job-takes-nobody-new).
 * @returns the job as its manager now sees it
 * @throws Forbidden for everyone who is no manager, NotFound for jobs of others
 */
export async function setJobState(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  isActive: boolean,
): Promise<MyJob> {
  const { userId } = requireManager(actor, 'Only hiring managers can change jobs.')
  const [job] = await myJobs(db, userId, jobId)
  if (!job) throw new NotFound('This job does not exist.')
  await db.update(jobs).set({ isActive }).where(eq(jobs.id, jobId))
  return { ...job, isActive }
}
