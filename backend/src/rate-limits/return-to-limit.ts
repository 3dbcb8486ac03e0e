import { and, eq, gt, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'

/**
 * Gives back one use of something limited that `takeFromLimit` counted at a time; nothing where that window is over.
 * @param windowSeconds length of a window, as it was counted
 */
export async function returnToLimit(db: Connection, key: string, windowSeconds: number, at: Date): Promise<void> {
  const seconds = sql.raw(String(Math.trunc(windowSeconds)))
  const windowStart = sql`date_bin(interval '${seconds} seconds', ${at.toISOString()}::timestamptz, timestamptz 'epoch')`
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart), gt(rateLimits.count, 0)))
}
