import type { ReasonInput } from '@goodword/contract/decision-input'
import type { Untold } from '@goodword/contract/inbox'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { eq, type InferSelectModel, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { companyOf } from '../../db/members/company-of.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { Conflict, Forbidden, NotFound } from '../../errors.ts'
import type { StatusNotifications } from '../../letters/status-notifications/status-notifications.ts'
import { endReward } from '../../money/ledger/end-reward.ts'
import { promiseReward } from '../../money/ledger/promise-reward.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { hideNewFacts } from '../../telling/hide-new-facts.ts'
import { refuseLater } from '../../telling/refuse-later.ts'
import { tellStatus } from '../../telling/tell-status.ts'
import { untoldChanges } from '../../telling/untold-changes.ts'

interface Wanted {
  /** Whose company it must be for, and who sets it. */
  userId: string
  applicationId: string
  status: ApplicationStatus
  /** For a status that was not told: left out keeps the words it has, null takes them away. */
  reason?: ReasonInput | null | undefined
  /** When it is told: null now, left out after the usual wait. */
  tellAt?: string | null | undefined
  /** The last change that the person knows. */
  lastChange?: string | undefined
}

interface Changed {
  from: ApplicationStatus
  isWithdrawn: boolean
  /** Whether anything changed: the status, its words, or when it is told. */
  isChanged: boolean
  /** What stood and was not told. */
  before?: Untold | undefined
}

/**
 * Sets a status in a transaction: status, history, what is owed (docs/rules.md#a-hire-posts-the-promise) and the order to tell of
 * it (docs/rules.md#told-is-a-state-of-its-own). The value it has already changes nothing and tells nobody
 * (docs/rules.md#any-status-may-follow-any), but when it is told, where it was not; neither does any for a withdrawn application.
 * @param wanted as `checkDecision` has checked it
 * @returns the status before, and what came of it
 * @throws NotFound for applications of others, Forbidden for one that the same person recommended before they joined the company,
 * Conflict where another change came than the person knows, NotThen for a time at which it cannot be told
 */
export async function changeStatus(
  tx: Transaction,
  notifications: StatusNotifications,
  { userId, applicationId, status, reason, tellAt, lastChange }: Wanted,
): Promise<Changed> {
  const { application: before, referral } = await lockApplication(tx, userId, applicationId)
  // What a hire is worth would be theirs (docs/rules.md#nobody-refers-to-their-own-company).
  if (referral.referrerId === userId) throw new Forbidden('You recommended this person, so a colleague decides.')
  const { status: from, referralId, jobId } = before
  const { last, untold } = await untoldChanges(tx, applicationId)
  const isUntold = from !== before.toldStatus
  const result = {
    ...{ from, isWithdrawn: before.withdrawnAt !== null, isChanged: false },
    before: isUntold && last ? { tellAt: before.tellAt?.toISOString() ?? null, reason: wordsOf(last) } : undefined,
  }
  if (before.withdrawnAt) return result
  if (lastChange && lastChange !== last?.id) throw new Conflict(CHANGED_SINCE)
  const later = tellAt ? new Date(tellAt) : null
  if (from === status && !isUntold) return result
  if (later) refuseLater(later, before, untold)
  if (from === status) {
    const wanted = { status, reason, tellAt, userId }
    return { ...result, isChanged: last !== undefined && (await changeUntold(tx, notifications, before, last, wanted)) }
  }
  await tx
    .update(applications)
    .set({ status, tellAt: later, updatedAt: sql`now()`, readAt: sql`coalesce(${applications.readAt}, now())` })
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

const CHANGED_SINCE = 'This application was changed meanwhile. Please look at it again.'

type StoredChange = InferSelectModel<typeof statusChanges>

/** The words that go with a change; null where there are none. */
function wordsOf({ reason, reasonText, toCandidate, recommenderSees }: StoredChange): Untold['reason'] {
  if (!(reason || toCandidate)) return null
  return { ...(reason && { kind: reason }), text: reasonText, toCandidate, recommenderSees }
}

/** Changes the words of a status that waits, and when it is told; what is left out stays. @returns whether it did */
async function changeUntold(
  tx: Transaction,
  notifications: StatusNotifications,
  application: InferSelectModel<typeof applications>,
  last: StoredChange,
  { userId, status, reason, tellAt }: Pick<Wanted, 'userId' | 'status' | 'reason' | 'tellAt'>,
): Promise<boolean> {
  const { id: applicationId } = application
  const hasNewWords = reason !== undefined && saidBy(reason) !== saidBy(wordsOf(last))
  if (tellAt === undefined && !hasNewWords) return false
  let changeId = last.id
  if (hasNewWords) {
    const { kind, text, ...words } = reason ?? {}
    const [change] = await tx
      .insert(statusChanges)
      .values({
        ...{ applicationId, fromStatus: status, toStatus: status, changedBy: userId },
        ...{ reason: kind, reasonText: text, ...words },
      })
      .returning({ id: statusChanges.id })
    if (!change) throw new Error('The change was not written down.')
    changeId = change.id
  }
  const later = tellAt === undefined ? application.tellAt : tellAt === null ? null : new Date(tellAt)
  await tx.update(applications).set({ tellAt: later }).where(eq(applications.id, applicationId))
  if (tellAt === null) await tellStatus(tx, application, changeId)
  const at = later ?? (tellAt === null ? new Date() : undefined)
  await notifications.scheduleNotification(tx, { applicationId, changeId }, at)
  return true
}

/** Words in a form that is compared. */
function saidBy(words: (Omit<NonNullable<Untold['reason']>, 'text'> & { text?: string | null }) | null): string {
  const { kind = null, text = null, toCandidate = null, recommenderSees = false } = words ?? {}
  return JSON.stringify([kind, text, toCandidate, toCandidate !== null && recommenderSees])
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
