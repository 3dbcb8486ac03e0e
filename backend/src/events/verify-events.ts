import { createHash } from 'node:crypto'
import type { InferSelectModel } from 'drizzle-orm'
import { asc, eq, gt } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { events } from '../db/schema/events.ts'
import type { Head } from './head-file.ts'

type Row = InferSelectModel<typeof events>

interface Options {
  /** Told each event's number and hash in order, to look for one that was noted down earlier. */
  passes?: (count: number, hash: string) => void
  /** Where to begin: an event, known to be as it was written, which must still stand there. The first one otherwise. */
  after?: Head | undefined
}

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

/** Computes the chain again, without the database's help. */
export async function verifyEvents(db: Connection, { passes, after }: Options = {}): Promise<Verdict> {
  let { count, hash: head } = after ?? { count: 0, hash: NONE }
  if (after && !(await isThere(db, after))) return { count, head, brokenAt: count }
  for (;;) {
    const rows = await db.select().from(events).where(gt(events.seq, count)).orderBy(asc(events.seq)).limit(ROUND)
    for (const row of rows) {
      if (row.seq !== count + 1 || row.previous !== head || row.hash !== hashOf(row)) {
        return { count, head, brokenAt: count + 1 }
      }
      count = row.seq
      head = row.hash
      passes?.(count, head)
    }
    if (rows.length < ROUND) return { count, head }
  }
}

async function isThere(db: Connection, { count, hash }: Head): Promise<boolean> {
  if (count === 0) return hash === NONE
  const [row] = await db.select().from(events).where(eq(events.seq, count))
  return row?.hash === hash && hashOf(row) === hash
}

/** What the database's trigger computes, word for word. */
export function hashOf({ previous, seq, at, kind, referralId, jobId, actorId, status, subject }: Row): string {
  const fields = [previous, seq, at.getTime(), kind, referralId, jobId, actorId, status, subject]
  return createHash('sha256')
    .update(fields.map((field) => field ?? '').join('|'))
    .digest('hex')
}
