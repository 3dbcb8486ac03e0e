import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { AppError, TooMany, Unavailable } from '../errors.ts'
import { takeFromLimit } from './take-from-limit.ts'

interface FailureLimit {
  /** As of `takeFromLimit`. */
  key: string
  /** Failures per window. */
  most: number
  /** Length of a window, by default an hour. */
  windowSeconds?: number
  sentence: string
  /** Whether a failure is the caller's. By default each is that we have a sentence for, unless something is away. */
  counts?: (error: unknown) => boolean
}

const HOUR = 3600

/**
 * Does some work, counts it when it fails for a reason of the caller's, and does none once that was too often. What fails
 * because something is away does not count.
 * @throws TooMany with the seconds until the next window; what the work throws
 */
export async function limitFailures<Result>(
  db: Database,
  { key, most, windowSeconds = HOUR, sentence, counts = isTheirs }: FailureLimit,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = sql`${rateLimits.windowStart} + make_interval(secs => ${windowSeconds})`
  const [used] = await db
    .select({ count: rateLimits.count, left: sql<number>`ceil(extract(epoch from ${end} - now()))::int` })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), sql`${end} > now()`))
  if (used && used.count >= most) throw new TooMany(sentence, Math.max(1, used.left))
  try {
    return await work()
  } catch (error) {
    if (counts(error)) await takeFromLimit(db, key, most, windowSeconds, sentence)
    throw error
  }
}

function isTheirs(error: unknown): boolean {
  return error instanceof AppError && !(error instanceof TooMany || error instanceof Unavailable)
}
