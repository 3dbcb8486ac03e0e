import { desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { applications } from '../db/schema/applications.ts'
import { referrals } from '../db/schema/referrals.ts'
import { statusChanges } from '../db/schema/status-changes.ts'
import { lockInOrder } from '../locks/lock-in-order.ts'
import type { Mail } from '../mail/mail.ts'
import type { Logger } from '../observability/log.ts'
import type { DueChange } from './news.ts'
import { roomForLetters } from './room-for-letters.ts'

interface Means {
  db: Database
  mail: Pick<Mail, 'enqueue'>
  log: Logger
  /** Has a change told at a later moment. */
  tellAt: (tx: Transaction, change: DueChange, at: Date) => Promise<void>
}

/**
 * Tells the candidate and then the referrer where an application stands, if nothing has changed since and it is not what
 * they were told last (docs/rules.md#news-of-a-status-wait). Where they had their letters of the day, it waits until one
 * may be written again, and that one sums up what has happened meanwhile
 * (docs/rules.md#one-application-causes-at-most-six-letters-a-day). Safe to run again at any point.
 */
export async function tellNews({ db, mail, log, tellAt }: Means, change: DueChange): Promise<void> {
  const { applicationId, changeId, isSummary } = change
  const told = await db.transaction(async (tx) => {
    const ofIt = tx.select({ id: applications.referralId }).from(applications).where(eq(applications.id, applicationId))
    const { application } = (await lockInOrder(tx, inArray(referrals.id, ofIt))) ?? {}
    if (!application || application.withdrawnAt || application.status === application.toldStatus) return undefined
    const [last] = await tx
      .select({ id: statusChanges.id })
      .from(statusChanges)
      .where(eq(statusChanges.applicationId, applicationId))
      .orderBy(desc(statusChanges.id))
      .limit(1)
    if (last?.id !== changeId) return undefined
    const room = await roomForLetters(tx, applicationId)
    if (room instanceof Date) {
      await tellAt(tx, { applicationId, changeId, isSummary: true }, room)
      return undefined
    }
    const { status } = application
    await mail.enqueue(tx, [
      // Otherwise it is told after the confirmation (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it).
      ...(application.confirmedAt ? [{ kind: 'status-update', applicationId, status, isSummary } as const] : []),
      { kind: 'referrer-status', applicationId, status, isSummary },
    ])
    await tx.update(applications).set({ toldStatus: status }).where(eq(applications.id, applicationId))
    return { applicationId, status }
  })
  if (told) log.info(told, 'application status told')
}
