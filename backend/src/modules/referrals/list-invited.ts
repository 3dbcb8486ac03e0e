import { LIST_MAX } from '@goodword/contract/limits'
import type { Invited } from '@goodword/contract/referrals'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Actor } from '../../auth/actor.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { requireSelf } from './require-self.ts'

/**
 * Whom the session has invited to open jobs, the newest first (docs/rules.md#a-job-says-whom-one-has-invited).
 * @throws Forbidden for anybody else's
 */
export async function listInvited({ db }: Pick<Deps, 'db'>, actor: Actor, ofUserId: string): Promise<Invited[]> {
  const userId = requireSelf(actor, ofUserId)
  return (
    db
      .select({ id: referrals.id, jobId: referrals.jobId, candidateName: referrals.candidateName })
      .from(referrals)
      .innerJoin(jobs, eq(jobs.id, referrals.jobId))
      // Without an address its details are deleted.
      .where(and(eq(referrals.referrerId, userId), eq(jobs.isActive, true), ne(referrals.candidateEmail, '')))
      .orderBy(desc(referrals.createdAt), desc(referrals.id))
      .limit(LIST_MAX)
  )
}
