import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect/client.ts'
import { nextBatchSize } from './next-batch-size.ts'
import { SWEEP_PATIENCE } from './sweep-patience.ts'

/** What is over. */
interface Over {
  table: PgTable
  /** The moment by which it is, with an index that begins with it, or with what `which` names. */
  moment: PgColumn
  which: SQL | undefined
}

interface Pace {
  /** How long a sweep goes on before it leaves the rest to the next run, in milliseconds. */
  patience?: number
  /** Waits so many milliseconds. */
  rest?: (milliseconds: number) => Promise<unknown>
}

/** Rows of the first batch. */
const FIRST = 500
/** How long it rests after a batch, in times of that batch. */
const REST = 4

/**
 * Removes rows that are over, the oldest first, in batches of some milliseconds each. After each one it rests four times as long as
 * that took, so that requests have four fifths of the time at least, however slow the database is (docs/decisions/0029-sweeps-in-batches.md).
 * Rows that somebody holds are left to the next run, and so is what is left when its patience is over.
 * @returns how many were removed
 */
export async function removeInBatches(
  db: Database,
  over: Over,
  { patience = SWEEP_PATIENCE, rest = Bun.sleep }: Pace = {},
): Promise<number> {
  const end = performance.now() + patience
  let [removed, size] = [0, FIRST]
  let from: string | undefined
  for (;;) {
    const start = performance.now()
    const batch = await removeBatch(db, over, from, size)
    const took = performance.now() - start
    removed += batch.removed
    if (batch.removed < size || performance.now() >= end) return removed
    from = batch.reached
    size = nextBatchSize(size, took)
    await rest(REST * took)
  }
}

/** From where the batch before ended: until a vacuum, an index still names what is gone. */
async function removeBatch(db: Database, { table, moment, which }: Over, from: string | undefined, size: number) {
  const { rows } = await db.execute<{ removed: number; reached: string }>(sql`
    with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${which} ${from === undefined ? sql`` : sql`and ${moment} >= ${from}::timestamptz`}
        order by ${moment} limit ${size} for update skip locked))
      returning ${moment} as moment)
    select count(*)::int as removed, max(moment)::text as reached from gone`)
  return rows[0] ?? { removed: 0, reached: undefined }
}
