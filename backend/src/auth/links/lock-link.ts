import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { deadLink, liveLink, openedBy } from './live-link.ts'

/**
 * The referral behind a personal link, locked until the transaction ends: of two decisions at once the second sees the
 * first.
 * @returns the referral, and which of its links it is; `job` is undefined where it was deleted, `application` null before
 * the submission
 * @throws NotFound, alike for every bad link
 */
export async function lockLink(tx: Transaction, token: string) {
  const held = await lockInOrder(tx, liveLink(tx, token))
  if (!held) throw deadLink()
  const { job, referral, application } = held
  const [opened] = await tx
    .select({ by: openedBy(token) })
    .from(referrals)
    .where(eq(referrals.id, referral.id))
  if (!opened?.by) throw deadLink()
  return { ...referral, openedBy: opened.by, job, application }
}
