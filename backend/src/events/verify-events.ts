import { createHash } from 'node:crypto'
import type { InferSelectModel } from 'drizzle-orm'
import { asc, gt } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { events } from '../db/schema/events.ts'

type Row = InferSelectModel<typeof events>

export interface Verdict {
  /** How many events are in order, from the first on. */
  count: number
  /** The hash of the last of them; 64 zeros when there is none. Kept elsewhere, it also proves that none was cut off. */
  head: string
  /** The first event that is not as it was written, or follows the wrong one. */
  brokenAt?: number
}

const NONE = '0'.repeat(64)
const ROUND = 5000

/**
 * Computes the whole chain again, without the database's help.
 * @param passes told each hash in order, to look for one that was noted down earlier
 */
export async function verifyEvents(db: Connection, passes: (hash: string) => void = () => {}): Promise<Verdict> {
  let count = 0
  let head = NONE
  for (;;) {
    const rows = await db.select().from(events).where(gt(events.seq, count)).orderBy(asc(events.seq)).limit(ROUND)
    for (const row of rows) {
      if (row.seq !== count + 1 || row.previous !== head || row.hash !== hashOf(row)) {
        return { count, head, brokenAt: count + 1 }
      }
      count = row.seq
      head = row.hash
      passes(head)
    }
    if (rows.length < ROUND) return { count, head }
  }
}

/** What the database's trigger computes, word for word. */
function hashOf({ previous, seq, at, kind, referralId, jobId, actorId, status, subject }: Row): string {
  const fields = [previous, seq, at.getTime(), kind, referralId, jobId, actorId, status, subject]
  return createHash('sha256')
    .update(fields.map((field) => field ?? '').join('|'))
    .digest('hex')
}
