import type { Referral } from '@goodword/contract/referrals'
import { desc, eq } from 'drizzle-orm'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Forbidden } from '../../errors.ts'
import { referralColumns } from './referral-columns.ts'

/** The session's own referrals, newest first. @throws Forbidden for anybody else's */
export async function listReferrals({ db }: Pick<Deps, 'db'>, actor: Actor, ofUserId: string): Promise<Referral[]> {
  const { userId } = requireRole(actor)
  if (ofUserId !== userId) throw new Forbidden('You can only see your own referrals.')
  const rows = await db
    .select(referralColumns)
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .leftJoin(referralTerms, eq(referralTerms.referralId, referrals.id))
    .where(eq(referrals.referrerId, userId))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
