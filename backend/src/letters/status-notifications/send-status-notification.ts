import type { ApplicationStatus } from '@goodword/contract/statuses'
import { and, eq, gt, type InferSelectModel, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { lastChangeOf } from '../../telling/last-change-of.ts'
import { settleFacts } from '../../telling/settle-facts.ts'
import { tellStatus } from '../../telling/tell-status.ts'
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
 * Tells a status, unless a later change exists or it is to be told later: from here on candidate and recommender see it
 * (docs/rules.md#told-is-a-state-of-its-own). Enqueues the letters about the status that was told, to the candidate, then to the referrer, unless the last
 * ones said the same (docs/rules.md#news-of-a-status-wait). Letters to payer and payee about the reward follow
 * (docs/rules.md#whose-money-it-is-hears-of-it). Above the daily limit they are scheduled again, as a summary
 * (docs/rules.md#one-application-causes-at-most-six-letters-a-day). Safe to run again at any point.
 */
export async function sendStatusNotification({ db, mail, log, scheduleAt }: Means, change: DueChange): Promise<void> {
  const { applicationId, changeId } = change
  const told = await db.transaction(async (tx) => {
    const ofIt = tx.select({ id: applications.referralId }).from(applications).where(eq(applications.id, applicationId))
    const { application = null } = (await lockInOrder(tx, inArray(referrals.id, ofIt))) ?? {}
    if (!application) await settleFacts(tx, applicationId)
    const isDue =
      application &&
      changeId !== undefined &&
      (await lastChangeOf(tx, applicationId)) === changeId &&
      !(await isForLater(tx, applicationId))
    if (isDue) await tellStatus(tx, application, changeId)
    // What was told before a later change is written of, too.
    const status =
      application && unwrittenStatusOf(isDue ? application : { ...application, status: application.toldStatus })
    if (application && !isDue && !status) return undefined
    // Of an application that is gone, too: the reward of its hire is not.
    const fact = await unsentRewardChange(tx, applicationId, !application || isDue ? 'all' : 'told')
    if (!(status || fact)) return undefined
    const room = await dailyLetterLimit(tx, applicationId, status && fact ? 2 : 1)
    if (room instanceof Date) {
      await scheduleAt(tx, { ...change, isSummary: true }, room)
      return undefined
    }
    const letters = application && status ? lettersOf(application, status, change) : []
    if (fact) await sendRewardNotification(tx, mail, fact, letters)
    else await mail.enqueue(tx, letters)
    if (status) await tx.update(applications).set({ writtenStatus: status }).where(eq(applications.id, applicationId))
    return { applicationId, ...(status && { status }), ...(fact && { reward: fact.kind }) }
  })
  if (told) log.info(told, 'application status notified')
}

/** Whether it is to be told at a time that is still to come, by the database's clock; another job waits for that. */
async function isForLater(tx: Transaction, applicationId: string): Promise<boolean> {
  return (
    (await tx.$count(applications, and(eq(applications.id, applicationId), gt(applications.tellAt, sql`now()`)))) > 0
  )
}

type Application = InferSelectModel<typeof applications>

/** Its status, unless the last letters said that, or it was withdrawn meanwhile. */
function unwrittenStatusOf({ withdrawnAt, status, writtenStatus }: Application) {
  return withdrawnAt || status === writtenStatus ? null : status
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
