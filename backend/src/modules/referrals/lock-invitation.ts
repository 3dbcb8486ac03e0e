import { isUnanswered } from '@goodword/contract/statuses'
import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../auth/actor.ts'
import { isOwnCompany } from '../../auth/is-own-company.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { Conflict, Forbidden, NotFound } from '../../errors.ts'

/**
 * An invitation of this user that nobody has answered, locked until the transaction ends; it may have run out.
 * @throws NotFound for referrals of others, Conflict when it was answered
 */
export async function lockInvitation(tx: Transaction, userId: string, referralId: string) {
  const held = await lockInOrder(tx, and(eq(referrals.id, referralId), eq(referrals.referrerId, userId)))
  if (!held) throw new NotFound('This referral does not exist.')
  if (!isUnanswered(held.referral.progress)) throw new Conflict('This invitation was answered already.')
  return held
}

/**
 * The same, to write to the candidate once more.
 * @throws Conflict also when its job is closed, Forbidden where the user has joined its company since
 */
export async function lockInvitationToOpenJob(
  tx: Transaction,
  user: Pick<SignedIn, 'userId' | 'email'>,
  referralId: string,
) {
  const { referral, job } = await lockInvitation(tx, user.userId, referralId)
  if (!job?.isActive) throw new Conflict('This job is closed and takes no new referrals.')
  if (await isOwnCompany(tx, user, job.companyId))
    throw new Forbidden('You cannot refer people to jobs of your own company.')
  return referral
}
