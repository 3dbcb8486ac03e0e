import type { ChangedApplication } from '@goodword/contract/applications'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { eq, inArray, sql } from 'drizzle-orm'
import { type Actor, requireManager } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { endReward } from '../../money/ledger/end-reward.ts'
import { promiseReward } from '../../money/ledger/promise-reward.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { findApplications } from './find-applications.ts'
import { referralStatus } from './referral-status.ts'

/** Statuses that one manager sets. */
const PER_MINUTE = 120
const MINUTE = 60

/**
 * Sets an application's status: any may follow any. Status, history, the referral's status, what is
 * owed (docs/rules.md#a-hire-posts-the-promise) and the order to tell of it are one transaction; the value it has already changes nothing and tells nobody
 * (docs/rules.md#any-status-may-follow-any). The letters wait (docs/rules.md#news-of-a-status-wait).
 * @returns the application as its manager now sees it, and the seconds until the letters leave
 * @throws Forbidden for everyone who is no manager, NotFound for applications of others, Conflict for a withdrawn one,
 * TooMany
 */
export async function setApplicationStatus(
  { db, notifications, log }: Deps,
  actor: Actor,
  applicationId: string,
  status: ApplicationStatus,
): Promise<ChangedApplication> {
  const { userId } = requireManager(actor, 'Only hiring managers can change applications.')
  await takeFromLimit(db, `statuses:${userId}`, PER_MINUTE, MINUTE, 'You have set many statuses.')
  const { application, from } = await db.transaction(async (tx) => {
    const { application: before, referral } = await lockApplication(tx, userId, applicationId)
    if (before.withdrawnAt) throw new Conflict('The candidate has withdrawn this application.')
    if (before.status !== status) {
      await tx.update(applications).set({ status, updatedAt: sql`now()` }).where(eq(applications.id, applicationId))
      const [change] = await tx
        .insert(statusChanges)
        .values({ applicationId, fromStatus: before.status, toStatus: status, changedBy: userId })
        .returning({ id: statusChanges.id })
      await tx
        .update(referrals)
        .set({ status: referralStatus(status) })
        .where(eq(referrals.id, before.referralId))
      if (change) await notifications.scheduleNotification(tx, { applicationId, changeId: change.id })
    }
    if (before.status !== status) {
      const { referralId, jobId } = before
      // Accounts come after all else that is waited for (`lock-in-order.ts`).
      if (before.status === 'hired') await endReward(tx, applicationId, userId)
      const reward =
        status === 'hired' ? await promiseReward(tx, { applicationId, referral, actorId: userId }) : undefined
      const terms = reward?.termsHash
      await appendEvent(tx, { kind: 'status-changed', referralId, jobId, actorId: userId, status, terms })
    }
    // After what it means in money, which is a part of it.
    const [application] = await findApplications(tx, userId, eq(applications.id, applicationId), 1)
    if (!application) throw new NotFound('This application does not exist.')
    return { application, from: before.status }
  })
  if (from !== status) log.info({ userId, applicationId, from, to: status }, 'application status set')
  return { ...application, newsInSeconds: notifications.delay }
}

/** Locks the application: of two changes at once both are in the history, and the last one stays. */
async function lockApplication(tx: Transaction, managerId: string, applicationId: string) {
  const referralOf = tx
    .select({ id: applications.referralId })
    .from(applications)
    .where(eq(applications.id, applicationId))
  const held = await lockInOrder(tx, inArray(referrals.id, referralOf))
  if (!held?.application || held.job?.ownerId !== managerId) throw new NotFound('This application does not exist.')
  return { application: held.application, referral: held.referral }
}
