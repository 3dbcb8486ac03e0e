import { closedAs } from '@goodword/contract/closed-as'
import type { Referral } from '@goodword/contract/referrals'
import type { ReferralOrder } from '@goodword/contract/statuses'
import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { isOpenInvitation } from '../../db/is-open-invitation.ts'
import { leaveOutNull } from '../../db/leave-out-null.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { NotFound } from '../../errors.ts'
import { postingAt } from '../jobs/versions/posting-at.ts'
import { referralColumns } from './referral-columns.ts'

/**
 * Referrals as their own referrer sees them.
 * @param first which of them come first
 */
export async function findReferrals(
  db: Connection,
  which: SQL | undefined,
  limit: number,
  first: ReferralOrder = 'newest',
): Promise<Referral[]> {
  const order = first === 'newest' ? desc : asc
  const rows = await db
    .select({ ...referralColumns, isRewritten })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .leftJoin(referralTerms, eq(referralTerms.referralId, referrals.id))
    .where(which)
    .orderBy(order(referrals.createdAt), order(referrals.id))
    .limit(limit)
    .prepare('referrals')
    .execute()
  return Promise.all(
    rows.map(async ({ isRewritten, told, ...row }) => {
      const changes = isRewritten ? (await postingAt(db, row.jobId, row.createdAt))?.changes : null
      return {
        ...leaveOutNull(leaveOutNull(row, 'messageWrittenWithAi'), 'relation'),
        ...(closedAs(told?.reason) && { closedAs: closedAs(told?.reason) }),
        ...(told?.words && { companyWords: told.words }),
        countsUntil: row.countsUntil?.toISOString() ?? null,
        openToRolesUntil: row.openToRolesUntil?.toISOString() ?? null,
        answerBy: row.answerBy?.toISOString() ?? null,
        remindedAt: row.remindedAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
        changes: changes ?? null,
      }
    }),
  )
}

/** Whether an invitation waits whose posting was changed since: few do. Of a hidden one nothing more is told. */
const isRewritten = sql<boolean>`coalesce(${isOpenInvitation} and ${jobs.hiddenAt} is null and ${jobs.editedAt} > ${referrals.createdAt}, false)`

/** How many there are. */
export async function countReferralsOf(db: Connection, which: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .leftJoin(referralTerms, eq(referralTerms.referralId, referrals.id))
    .where(which)
  return counted?.count ?? 0
}

/** The one of this id. @throws NotFound */
export async function findReferral(db: Connection, referralId: string): Promise<Referral> {
  const [referral] = await findReferrals(db, eq(referrals.id, referralId), 1)
  if (!referral) throw new NotFound('This referral does not exist.')
  return referral
}
