import { lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { sessions } from '../db/schema/sessions.ts'

const aMonthAgo = sql`now() - interval '30 days'`
const isLongOver = or(lt(sessions.expiresAt, aMonthAgo), lt(sessions.revokedAt, aMonthAgo))

/** Forgets sessions that ended or ran out a month ago; until then they tell who was signed in when. @returns how many */
export async function sweepSessions({ db }: { db: Database }): Promise<number> {
  const gone = await db.delete(sessions).where(isLongOver).returning({ id: sessions.id })
  return gone.length
}

/** How many it would forget. */
export function countOverSessions({ db }: { db: Database }): Promise<number> {
  return db.$count(sessions, isLongOver)
}
