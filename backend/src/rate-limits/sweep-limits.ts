import { lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'

const isPast = lt(rateLimits.windowStart, sql`now() - interval '31 days'`)

/** Forgets the counts of windows long past; the longest window is 30 days. @returns how many */
export async function sweepLimits({ db }: { db: Database }): Promise<number> {
  const gone = await db.delete(rateLimits).where(isPast).returning({ key: rateLimits.key })
  return gone.length
}

/** How many it would forget. */
export function countPastLimits({ db }: { db: Database }): Promise<number> {
  return db.$count(rateLimits, isPast)
}
