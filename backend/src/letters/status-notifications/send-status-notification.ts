import type { ApplicationStatus } from '@goodword/contract/statuses'
import { desc, eq, type InferSelectModel, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import type { Logger } from '../../watching/log.ts'
import type { Mail } from '../mail.ts'
import { dailyLetterLimit } from './daily-letter-limit.ts'
import { sendRewardNotification } from './send-reward-notification.ts'
import type { DueChange } from './status-notifications.ts'
import { unsentRewardChange } from './unsent-reward-change.ts'

interface Means {
  db: Database
  mail: Pick<Mail, 'enqueue' | 'enqueueEach'>
  log: Logger
  /** Schedules the notification anew. */
  scheduleAt: (tx: Transaction, change: DueChange, at: Date) => Promise<void>
}

/**
 * Enqueues the letters about a status: to the candidate, then to the referrer, unless a later change exists or this status was
 * told last (docs/rules.md#news-of-a-status-wait). Letters to payer and payee about the reward follow
 * (docs/rules.md#whose-money-it-is-hears-of-it). Above the daily limit the notification is scheduled again, as a summary
 * (docs/rules.md#one-application-causes-at-most-six-letters-a-day). Safe to run again at any point.
 */
export async function sendStatusNotification({ db, mail, log, scheduleAt }: Means, change: DueChange): Promise<void> {
  const { applicationId } = change
  const told = await db.transaction(async (tx) => {
    const ofIt = tx.select({ id: applications.referralId }).from(applications).where(eq(applications.id, applicationId))
    const { application = null } = (await lockInOrder(tx, inArray(referrals.id, ofIt))) ?? {}
    if (application && !(await isLastChange(tx, change))) return undefined
    const status = application && newStatusOf(application)
    // Of an application that is gone, too: the reward of its hire is not.
    const fact = await unsentRewardChange(tx, applicationId)
    if (!(status || fact)) return undefined
    const room = await dailyLetterLimit(tx, applicationId, status && fact ? 2 : 1)
    if (room instanceof Date) {
      await scheduleAt(tx, { ...change, isSummary: true }, room)
      return undefined
    }
    const letters = application && status ? lettersOf(application, status, change) : []
    if (fact) await sendRewardNotification(tx, mail, fact, letters)
    else await mail.enqueue(tx, letters)
    if (status) await tx.update(applications).set({ toldStatus: status }).where(eq(applications.id, applicationId))
    return { applicationId, ...(status && { status }), ...(fact && { reward: fact.kind }) }
  })
  if (told) log.info(told, 'application status notified')
}

async function isLastChange(tx: Transaction, { applicationId, changeId }: DueChange): Promise<boolean> {
  const [last] = await tx
    .select({ id: statusChanges.id })
    .from(statusChanges)
    .where(eq(statusChanges.applicationId, applicationId))
    .orderBy(desc(statusChanges.id))
    .limit(1)
  return last?.id === changeId
}

type Application = InferSelectModel<typeof applications>

/** Its status, unless that is what people were told last, or it was withdrawn meanwhile. */
function newStatusOf({ withdrawnAt, status, toldStatus }: Application) {
  return withdrawnAt || status === toldStatus ? null : status
}

function lettersOf(
  { id: applicationId, confirmedAt }: Application,
  status: ApplicationStatus,
  { isSummary }: DueChange,
) {
  return [
    // Otherwise it is told after the confirmation (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it).
    ...(confirmedAt ? [{ kind: 'status-update', applicationId, status, isSummary } as const] : []),
    { kind: 'referrer-status', applicationId, status, isSummary } as const,
  ]
}
