import type { Criteria } from '@goodword/contract/ratings'
import type { Actor } from '../../auth/actor.ts'
import type { Deps } from '../../deps.ts'
import { requireOwnJob } from '../applications/require-own-job.ts'
import { criteriaOf } from './criteria-of.ts'

/**
 * By what the applications to a job are rated.
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for jobs of others
 */
export async function findCriteria({ db }: Pick<Deps, 'db'>, actor: Actor, jobId: string): Promise<Criteria> {
  await requireOwnJob(db, actor, jobId)
  return { names: await criteriaOf(db, jobId) }
}
