import type { StatusReason } from '@goodword/contract/status-reasons'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { Forbidden, NotFound } from '../../errors.ts'
import type { StatusNotifications } from '../../letters/status-notifications/status-notifications.ts'
import { endReward } from '../../money/ledger/end-reward.ts'
import { promiseReward } from '../../money/ledger/promise-reward.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { referralStatus } from './referral-status.ts'

interface Wanted {
  /** Whose company it must be for, and who sets it. */
  userId: string
  applicationId: string
  status: ApplicationStatus
  /** For the company alone. */
  reason?: { kind: StatusReason; text: string | null } | undefined
}

/**
 * Sets a status in a transaction: status, history, the referral's status, what is owed
 * (docs/rules.md#a-hire-posts-the-promise) and the order to tell of it. The value it has already changes nothing and tells nobody
 * (docs/rules.md#any-status-may-follow-any); neither does any for a withdrawn application.
 * @returns the status before, and whether the application is withdrawn
 * @throws NotFound for applications of others, Forbidden for one that the same person recommended before they joined the company
 */
export async function changeStatus(
  tx: Transaction,
  notifications: StatusNotifications,
  { userId, applicationId, status, reason }: Wanted,
): Promise<{ from: ApplicationStatus; isWithdrawn: boolean }> {
  const { application: before, referral } = await lockApplication(tx, userId, applicationId)
  // What a hire is worth would be theirs (docs/rules.md#nobody-refers-to-their-own-company).
  if (referral.referrerId === userId) throw new Forbidden('You recommended this person, so a colleague decides.')
  const { status: from, referralId, jobId } = before
  if (before.withdrawnAt || from === status) return { from, isWithdrawn: before.withdrawnAt !== null }
  await tx.update(applications).set({ status, updatedAt: sql`now()` }).where(eq(applications.id, applicationId))
  const why = { reason: reason?.kind, reasonText: reason?.text }
  const [change] = await tx
    .insert(statusChanges)
    .values({ applicationId, fromStatus: from, toStatus: status, changedBy: userId, ...why })
    .returning({ id: statusChanges.id })
  await tx
    .update(referrals)
    .set({ status: referralStatus(status) })
    .where(eq(referrals.id, referralId))
  if (change) await notifications.scheduleNotification(tx, { applicationId, changeId: change.id })
  // Accounts come after all else that is waited for (`lock-in-order.ts`).
  if (from === 'hired') await endReward(tx, applicationId, userId)
  const reward = status === 'hired' ? await promiseReward(tx, { applicationId, referral, actorId: userId }) : undefined
  const terms = reward?.termsHash
  await appendEvent(tx, { kind: 'status-changed', referralId, jobId, actorId: userId, status, terms })
  return { from, isWithdrawn: false }
}

/** Locks the application: of two changes at once both are in the history, and the last one stays. */
async function lockApplication(tx: Transaction, managerId: string, applicationId: string) {
  const referralOf = tx
    .select({ id: applications.referralId })
    .from(applications)
    .where(eq(applications.id, applicationId))
  const held = await lockInOrder(tx, inArray(referrals.id, referralOf))
  const [company] = await companyOf(tx, managerId)
  if (!held?.application || !company || held.job?.companyId !== company.id)
    throw new NotFound('This application does not exist.')
  return { application: held.application, referral: held.referral }
}
