import { lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { removeInBatches } from '../db/remove-in-batches.ts'
import { endedApplySessions } from '../db/schema/ended-apply-sessions.ts'
import { sessions } from '../db/schema/sessions.ts'

const aMonthAgo = sql`now() - interval '30 days'`
const hasRunOut = lt(sessions.expiresAt, aMonthAgo)
const wasEnded = lt(sessions.revokedAt, aMonthAgo)
/** Their cookies have run out long since. */
const isForgotten = lt(endedApplySessions.endedAt, sql`now() - interval '1 day'`)

/**
 * Forgets sessions that ended or ran out a month ago; until then they tell who was signed in when. And apply sessions that
 * were ended, once their cookie has run out by itself.
 * @returns how many
 */
export async function sweepSessions({ db }: { db: Database }): Promise<number> {
  return (
    (await removeInBatches(db, { table: sessions, moment: sessions.expiresAt, which: hasRunOut })) +
    (await removeInBatches(db, { table: sessions, moment: sessions.revokedAt, which: wasEnded })) +
    (await removeInBatches(db, { table: endedApplySessions, moment: endedApplySessions.endedAt, which: isForgotten }))
  )
}

/** How many it would forget. */
export async function countOverSessions({ db }: { db: Database }): Promise<number> {
  return (await db.$count(sessions, or(hasRunOut, wasEnded))) + (await db.$count(endedApplySessions, isForgotten))
}
