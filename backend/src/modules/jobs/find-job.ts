import type { Job } from '@goodword/contract/jobs'
import { type Actor, requireRole } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { readSharedJobs } from './read-shared-jobs.ts'

/**
 * One open job, as the list has it (docs/rules.md#every-job-has-an-address).
 * @throws Unauthenticated, Forbidden without a role, NotFound for a job that is closed or was deleted
 */
export async function findJob({ db }: Pick<Deps, 'db'>, actor: Actor, jobId: string): Promise<Job> {
  const { userId } = requireRole(actor)
  const [found] = await readSharedJobs(db, [jobId])
  if (!found) throw new NotFound('This job is not open any more.')
  const { job, ownerId, knownReferrals } = found
  return ownerId === userId ? { ...job, referralCount: knownReferrals, isOwn: true } : job
}
