import type { ReasonInput } from '@goodword/contract/decision-input'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { tellAtFault } from '@goodword/contract/tell-at'
import { eq, type InferSelectModel, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { BadInput, Forbidden, NotFound } from '../../errors.ts'
import type { StatusNotifications } from '../../letters/status-notifications/status-notifications.ts'
import { endReward } from '../../money/ledger/end-reward.ts'
import { promiseReward } from '../../money/ledger/promise-reward.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { hideNewFacts } from '../../telling/hide-new-facts.ts'
import { lastChangeOf } from '../../telling/last-change-of.ts'
import { tellStatus } from '../../telling/tell-status.ts'

interface Wanted {
  /** Whose company it must be for, and who sets it. */
  userId: string
  applicationId: string
  status: ApplicationStatus
  reason?: ReasonInput | undefined
  /** When it is told: null now, left out after the usual wait. */
  tellAt?: string | null | undefined
}

interface Changed {
  from: ApplicationStatus
  isWithdrawn: boolean
  /** Whether anything changed: the status, or when it is told. */
  isChanged: boolean
}

/**
 * Sets a status in a transaction: status, history, what is owed (docs/rules.md#a-hire-posts-the-promise) and the order to tell of
 * it (docs/rules.md#told-is-a-state-of-its-own). The value it has already changes nothing and tells nobody
 * (docs/rules.md#any-status-may-follow-any), but when it is told, where it was not; neither does any for a withdrawn application.
 * @returns the status before, and what came of it
 * @throws NotFound for applications of others, Forbidden for one that the same person recommended before they joined the company,
 * BadInput for a time that is past or far off, and for a sentence to the candidate without a rejection
 */
export async function changeStatus(
  tx: Transaction,
  notifications: StatusNotifications,
  { userId, applicationId, status, reason, tellAt }: Wanted,
): Promise<Changed> {
  const { application: before, referral } = await lockApplication(tx, userId, applicationId)
  // What a hire is worth would be theirs (docs/rules.md#nobody-refers-to-their-own-company).
  if (referral.referrerId === userId) throw new Forbidden('You recommended this person, so a colleague decides.')
  const { status: from, referralId, jobId } = before
  const later = tellAt ? laterAt(tellAt) : null
  if (reason?.toCandidate && status !== 'rejected') throw new BadInput(NOT_A_NO, { 'reason.toCandidate': NOT_A_NO })
  const result = { from, isWithdrawn: before.withdrawnAt !== null, isChanged: false }
  if (before.withdrawnAt) return result
  if (from === status) return { ...result, isChanged: await changeTelling(tx, notifications, before, tellAt, later) }
  await tx
    .update(applications)
    .set({ status, tellAt: later, updatedAt: sql`now()` })
    .where(eq(applications.id, applicationId))
  const { kind, text, ...words } = reason ?? {}
  const why = { reason: kind, reasonText: text, ...words }
  const [change] = await tx
    .insert(statusChanges)
    .values({ applicationId, fromStatus: from, toStatus: status, changedBy: userId, ...why })
    .returning({ id: statusChanges.id })
  if (!change) throw new Error('The change was not written down.')
  const at = later ?? (tellAt === null ? new Date() : undefined)
  await notifications.scheduleNotification(tx, { applicationId, changeId: change.id }, at)
  // Accounts come after all else that is waited for (`lock-in-order.ts`).
  if (from === 'hired') await endReward(tx, applicationId, userId)
  const reward = status === 'hired' ? await promiseReward(tx, { applicationId, referral, actorId: userId }) : undefined
  if (from === 'hired' || status === 'hired') await hideNewFacts(tx, applicationId)
  // Where nobody waits there is nothing to wait for.
  if (!later && (tellAt === null || notifications.delay === 0)) await tellStatus(tx, { ...before, status }, change.id)
  const terms = reward?.termsHash
  await appendEvent(tx, { kind: 'status-changed', referralId, jobId, actorId: userId, status, terms })
  return { ...result, isChanged: true }
}

const NOT_A_NO = 'A sentence to the candidate goes with a rejection. Please leave it out.'

/** @throws BadInput */
function laterAt(tellAt: string): Date {
  const at = new Date(tellAt)
  const fault = tellAtFault(at, Date.now())
  if (fault) throw new BadInput(fault, { tellAt: fault })
  return at
}

/** Changes when a status that waits is told. @returns whether it did */
async function changeTelling(
  tx: Transaction,
  notifications: StatusNotifications,
  application: InferSelectModel<typeof applications>,
  tellAt: string | null | undefined,
  later: Date | null,
): Promise<boolean> {
  const { id: applicationId, status, toldStatus } = application
  if (tellAt === undefined || status === toldStatus) return false
  const changeId = await lastChangeOf(tx, applicationId)
  if (!changeId) return false
  await tx.update(applications).set({ tellAt: later }).where(eq(applications.id, applicationId))
  if (!later) await tellStatus(tx, application, changeId)
  await notifications.scheduleNotification(tx, { applicationId, changeId }, later ?? new Date())
  return true
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
