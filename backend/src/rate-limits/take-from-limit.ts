import type { Said } from '@goodword/languages/texts'
import { sql } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { TooMany } from '../errors.ts'

/**
 * Counts one use of something limited, in windows of fixed length by the database's clock. Counting and comparing are
 * one statement, so replicas and double clicks share the limit exactly.
 * @param key what is limited, and for whom (an id, or a keyed hash of an address): `referrals:<userId>`
 * @param limit uses per window
 * @param windowSeconds length of a window
 * @param sentence what the person reads when it is used up
 * @param uses how many are counted at once; where they are too many together, none may be made
 * @throws TooMany with the seconds until the next window
 */
export async function takeFromLimit(
  db: Connection,
  key: string,
  limit: number,
  windowSeconds: number,
  sentence: Said,
  uses = 1,
): Promise<void> {
  const seconds = sql.raw(String(Math.trunc(windowSeconds)))
  const windowStart = sql`date_bin(interval '${seconds} seconds', now(), timestamptz 'epoch')`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart, count: uses })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + ${uses}` },
    })
    .returning({
      count: rateLimits.count,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.windowStart} + interval '${seconds} seconds' - now()))::int`,
    })
  if (row && row.count > limit) throw new TooMany(sentence, Math.max(1, row.left))
}
