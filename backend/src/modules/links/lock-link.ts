import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { lockJob } from '../jobs/lock-job.ts'
import { deadLink, liveLink } from './live-link.ts'

/**
 * The referral behind a personal link, locked until the transaction ends: of two decisions at once the second sees the
 * first.
 * @returns the referral; `application` is null before the submission
 * @throws NotFound, alike for every bad link
 */
export async function lockLink(tx: Transaction, token: string) {
  const isIt = liveLink(token)
  const [found] = await tx.select({ jobId: referrals.jobId }).from(referrals).where(isIt)
  if (!found) throw deadLink()
  await lockJob(tx, found.jobId)
  const [referral] = await tx.select().from(referrals).where(isIt).for('update')
  if (!referral) throw deadLink()
  const [application] = await tx.select().from(applications).where(eq(applications.referralId, referral.id))
  return { ...referral, application: application ?? null }
}
