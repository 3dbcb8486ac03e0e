import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { letters } from '../db/schema/letters.ts'

/** Letters removed by one statement. */
const ROUND = 5000

/**
 * What a letter that was given up keeps sealed, a token or the recipient of a letter about a deleted job, is of use as
 * long as an operator may send it again; a sent one tells who was written to when, as long as an application is kept.
 */
const isOver = or(
  and(eq(letters.state, 'parked'), lt(letters.createdAt, sql`now() - interval '30 days'`)),
  and(eq(letters.state, 'sent'), lt(letters.sentAt, sql`now() - interval '12 months'`)),
)

/** Forgets letters given up a month ago and sent a year ago. @returns how many */
export async function sweepLetters({ db }: { db: Database }): Promise<number> {
  const some = db.select({ id: letters.id }).from(letters).where(isOver).limit(ROUND)
  let removed = 0
  for (;;) {
    const gone = await db.delete(letters).where(inArray(letters.id, some)).returning({ id: letters.id })
    removed += gone.length
    if (gone.length < ROUND) return removed
  }
}

/** How many it would forget. */
export function countOverLetters({ db }: { db: Database }): Promise<number> {
  return db.$count(letters, isOver)
}
