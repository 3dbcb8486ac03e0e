import type { Criteria } from '@goodword/contract/ratings'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { jobCriteria } from '../../db/schema/job-criteria.ts'
import { jobs } from '../../db/schema/jobs.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { requireOwnJob } from '../applications/require-own-job.ts'
import { criteriaOf } from './criteria-of.ts'

/**
 * Names the criteria of a job. Ratings that were given stay under the old names (docs/rules.md#ratings-are-hidden-until-ones-own).
 * @throws Unauthenticated, Forbidden for everyone who is no manager, NotFound for jobs of others
 */
export async function saveCriteria(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  actor: Actor,
  jobId: string,
  { names }: Criteria,
): Promise<Criteria> {
  const userId = await requireOwnJob(db, actor, jobId)
  const saved = await db.transaction(async (tx) => {
    // Held, so that nobody deletes it in between.
    const [held] = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for('key share')
    if (!held) throw new NotFound('This job does not exist.')
    const values = { names, changedBy: userId, changedAt: sql`now()` }
    await tx
      .insert(jobCriteria)
      .values({ jobId, ...values })
      .onConflictDoUpdate({ target: jobCriteria.jobId, set: values })
    return criteriaOf(tx, jobId)
  })
  log.info({ userId, jobId }, 'criteria saved')
  return { names: saved }
}
