import type { Transaction } from '../../db/client.ts'
import { lockInOrder } from '../../locks/lock-in-order.ts'
import { deadLink, liveLink } from './live-link.ts'

/**
 * The referral behind a personal link, locked until the transaction ends: of two decisions at once the second sees the
 * first.
 * @returns the referral; `application` is null before the submission
 * @throws NotFound, alike for every bad link
 */
export async function lockLink(tx: Transaction, token: string) {
  const held = await lockInOrder(tx, liveLink(token))
  if (!held) throw deadLink()
  return { ...held.referral, application: held.application }
}
