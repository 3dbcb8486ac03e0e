import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { removeInBatches } from '../db/remove-in-batches.ts'
import { letters } from '../db/schema/letters.ts'

/**
 * What a letter that was given up keeps sealed, a token or the recipient of a letter about a deleted job, is of use as
 * long as an operator may send it again; a sent one tells who was written to when, as long as an application is kept.
 */
const isGivenUp = and(
  inArray(letters.state, ['parked', 'held']),
  lt(letters.createdAt, sql`now() - interval '30 days'`),
)
const aYearAgo = sql`now() - interval '12 months'`
// Written before it was sent: so the index of states finds it, too.
const isLongSent = and(eq(letters.state, 'sent'), lt(letters.createdAt, aYearAgo), lt(letters.sentAt, aYearAgo))

/** Forgets letters given up a month ago and sent a year ago. @returns how many */
export async function sweepLetters({ db }: { db: Database }): Promise<number> {
  const givenUp = { table: letters, moment: letters.createdAt, which: isGivenUp }
  return (await removeInBatches(db, givenUp)) + (await removeInBatches(db, { ...givenUp, which: isLongSent }))
}

/** How many it would forget. */
export function countOverLetters({ db }: { db: Database }): Promise<number> {
  return db.$count(letters, or(isGivenUp, isLongSent))
}
