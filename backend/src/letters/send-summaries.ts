import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import { lastSummaryTime } from './last-summary-time.ts'
import type { Mail } from './mail.ts'
import { settingsOf } from './settings-of.ts'

/**
 * Sends everybody what was held for them as one letter, at `SUMMARY_HOUR` of their day: what was written before that hour, and one
 * letter a day (docs/rules.md#everybody-chooses-their-emails). Safe to run at any time and twice at once.
 * @returns how many people get one
 */
export async function sendSummaries({ db, mail }: { db: Database; mail: Pick<Mail, 'enqueueEach'> }): Promise<number> {
  let sent = 0
  for (const { userId } of await dueReaders(db)) {
    sent += await db.transaction(async (tx) => {
      const held = await tx
        .select({ id: letters.id })
        .from(letters)
        .where(and(eq(letters.recipientKey, userId), eq(letters.state, 'held')))
        .orderBy(asc(letters.id))
        .for('update')
      if (held.length === 0) return 0
      const letterIds = held.map(({ id }) => id)
      await tx.update(letters).set({ state: 'sent', sentAt: sql`now()` }).where(inArray(letters.id, letterIds))
      await mail.enqueueEach(tx, [{ kind: 'daily-summary', userId, letterIds }])
      return 1
    })
  }
  return sent
}

/** For how many people it would. */
export async function countSummaries({ db }: { db: Database }): Promise<number> {
  return (await dueReaders(db)).length
}

/** For whom something was written before the hour of their day, and who got no summary since. */
async function dueReaders(db: Database): Promise<{ userId: string }[]> {
  const waiting = await db
    .select({ userId: letters.recipientKey, since: sql<string>`min(${letters.createdAt})`, now: sql<string>`now()` })
    .from(letters)
    .where(eq(letters.state, 'held'))
    .groupBy(letters.recipientKey)
  const due: { userId: string }[] = []
  for (const { userId, since, now } of waiting) {
    const { timeZone } = await settingsOf(db, userId)
    const hour = lastSummaryTime(new Date(now), timeZone ?? 'UTC')
    if (new Date(since) > hour) continue
    const isSince = and(eq(letters.userId, userId), eq(letters.kind, 'daily-summary'), gte(letters.createdAt, hour))
    if ((await db.$count(letters, isSince)) === 0) due.push({ userId })
  }
  return due
}
