import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'

/** Milliseconds between two looks, and how often. */
const PAUSE = 50
const LOOKS = 100

/**
 * Waits until everybody has ended who is adding to the log now, and makes nobody wait. What got its `seq` before is there
 * from then on, or never will be: a number is given before the row can be seen, and not all rows appear in its order.
 * @returns false when somebody still goes on after seconds
 */
export async function settleWriters(db: Connection): Promise<boolean> {
  const before = await writers(db)
  for (let look = 0; look < LOOKS; look++) {
    const now = look === 0 ? before : await writers(db)
    if (![...before].some((writer) => now.has(writer))) return true
    await Bun.sleep(PAUSE)
  }
  return false
}

async function writers(db: Connection): Promise<Set<string>> {
  const { rows } = await db.execute<{ writer: string }>(sql`
    select virtualtransaction as writer from pg_locks
    where locktype = 'relation' and relation = 'events'::regclass and mode = 'RowExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`)
  return new Set(rows.map(({ writer }) => writer))
}
