import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { AppError, TooMany, Unavailable } from '../errors.ts'
import { takeFromLimit } from './take-from-limit.ts'

interface FailureLimit {
  /** As of `takeFromLimit`. */
  key: string
  /** Failures per hour. */
  perHour: number
  sentence: string
}

const HOUR = 3600

/**
 * Does some work, counts it when it fails for a reason of the caller's, and does none once that was too often. What fails
 * because something is away does not count.
 * @throws TooMany with the seconds until the next hour; what the work throws
 */
export async function limitFailures<Result>(
  db: Database,
  { key, perHour, sentence }: FailureLimit,
  work: () => Promise<Result>,
): Promise<Result> {
  const [used] = await db
    .select({
      count: rateLimits.count,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.windowStart} + interval '1 hour' - now()))::int`,
    })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), sql`${rateLimits.windowStart} > now() - interval '1 hour'`))
  if (used && used.count >= perHour) throw new TooMany(sentence, Math.max(1, used.left))
  try {
    return await work()
  } catch (error) {
    const isTheirs = error instanceof AppError && !(error instanceof TooMany || error instanceof Unavailable)
    if (isTheirs) await takeFromLimit(db, key, perHour, HOUR, sentence)
    throw error
  }
}
