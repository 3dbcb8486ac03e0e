import type { Job, PublicJob } from '@goodword/contract/jobs'
import type { Actor } from '../../auth/actor.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { isAmong } from '../../auth/is-same-person.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { findPublicJob } from './find-public-job.ts'
import { readSharedJobs } from './read-shared-jobs.ts'

/**
 * One open job (docs/rules.md#every-job-has-an-address).
 * @returns as the list has it; for whoever has no role what is public of it
 * @throws NotFound for a job that is closed or was deleted, and without a role for one that has no public page
 */
export async function findJob({ db }: Pick<Deps, 'db'>, actor: Actor, jobId: string): Promise<Job | PublicJob> {
  if (actor.kind === 'guest' || !actor.role) return findPublicJob({ db }, jobId)
  const [found] = await readSharedJobs(db, [jobId])
  if (!found) throw new NotFound('This job is not open any more.')
  const { job, members, knownReferrals } = found
  const self = { userId: actor.userId, inbox: inboxKey(actor.email) }
  return isAmong(self, members) ? { ...job, referralCount: knownReferrals, isOwn: true } : job
}
