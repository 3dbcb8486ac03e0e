import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import { users } from '../db/schema/users.ts'
import type { Logger } from '../watching/log.ts'
import { lastSummaryTime } from './last-summary-time.ts'
import type { Mail } from './mail.ts'
import { sendOnHeld } from './send-on-held.ts'
import { settingsOf } from './settings-of.ts'

interface Means {
  db: Database
  mail: Pick<Mail, 'enqueueEach'>
  log: Pick<Logger, 'error'>
}

/**
 * Sends everybody what was held for them as one letter, at `SUMMARY_HOUR` of their day: what was written before that hour, and one
 * letter a day (docs/rules.md#everybody-chooses-their-emails). Where one fails the others come all the same. Safe to run at any time
 * and twice at once.
 * @returns how many people get one
 */
export async function sendSummaries({ db, mail, log }: Means): Promise<number> {
  let sent = 0
  for (const reader of await waitingReaders(db)) {
    try {
      if (await isDue(db, reader)) sent += await sendSummary({ db, mail }, reader.userId)
    } catch (err) {
      log.error({ err, userId: reader.userId }, 'daily summary failed')
    }
  }
  return sent
}

/** For how many people it would. */
export async function countSummaries({ db }: { db: Database }): Promise<number> {
  let due = 0
  for (const reader of await waitingReaders(db)) due += (await isDue(db, reader)) ? 1 : 0
  return due
}

/** @returns how many it sent: none where another server was first */
function sendSummary({ db, mail }: Omit<Means, 'log'>, userId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const held = await tx
      .select()
      .from(letters)
      .where(and(eq(letters.recipientKey, userId), eq(letters.state, 'held')))
      .orderBy(asc(letters.id))
      .for('update')
    const theirs = await sendOnHeld(tx, userId, held)
    if (theirs.length === 0) return 0
    // In the order in which they were written, which the ids have.
    const letterIds = theirs.map(({ id }) => id).sort()
    const summed = { state: 'sent', sentAt: sql`now()`, inSummary: true } as const
    await tx.update(letters).set(summed).where(inArray(letters.id, letterIds))
    await mail.enqueueEach(tx, [{ kind: 'daily-summary', userId, letterIds }])
    return 1
  })
}

interface Reader {
  userId: string
  /** The oldest that is held for them. */
  since: string
  now: string
}

/** For whom something is held and whose account is open. */
function waitingReaders(db: Database): Promise<Reader[]> {
  return db
    .select({ userId: letters.recipientKey, since: sql<string>`min(${letters.createdAt})`, now: sql<string>`now()` })
    .from(letters)
    .innerJoin(users, and(eq(sql`${users.id}::text`, letters.recipientKey), isNull(users.closedAt)))
    .where(eq(letters.state, 'held'))
    .groupBy(letters.recipientKey)
}

/** Whether something of it was written before the hour of their day, and they got no summary since. */
async function isDue(db: Database, { userId, since, now }: Reader): Promise<boolean> {
  const { timeZone } = await settingsOf(db, userId)
  const hour = lastSummaryTime(new Date(now), timeZone ?? 'UTC')
  if (new Date(since) > hour) return false
  const isSince = and(eq(letters.userId, userId), eq(letters.kind, 'daily-summary'), gte(letters.createdAt, hour))
  return (await db.$count(letters, isSince)) === 0
}
