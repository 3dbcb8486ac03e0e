import type { Referral } from '@goodword/contract/referrals'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { NotFound } from '../../errors.ts'
import { referralColumns } from './referral-columns.ts'

/** Referrals as their own referrer sees them, newest first. */
export async function findReferrals(db: Connection, which: SQL | undefined, limit: number): Promise<Referral[]> {
  const rows = await db
    .select(referralColumns)
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .leftJoin(referralTerms, eq(referralTerms.referralId, referrals.id))
    .where(which)
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(limit)
  return rows.map((row) => ({
    ...row,
    countsUntil: row.countsUntil?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }))
}

/** The one of this id. @throws NotFound */
export async function findReferral(db: Connection, referralId: string): Promise<Referral> {
  const [referral] = await findReferrals(db, eq(referrals.id, referralId), 1)
  if (!referral) throw new NotFound('This referral does not exist.')
  return referral
}
