import { lt, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { removeInBatches } from '../db/remove-in-batches.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'

const isPast = lt(rateLimits.windowStart, sql`now() - interval '31 days'`)

/** Forgets the counts of windows long past; the longest window is 30 days. @returns how many */
export function sweepLimits({ db }: { db: Database }): Promise<number> {
  return removeInBatches(db, { table: rateLimits, moment: rateLimits.windowStart, which: isPast })
}

/** How many it would forget. */
export function countPastLimits({ db }: { db: Database }): Promise<number> {
  return db.$count(rateLimits, isPast)
}
