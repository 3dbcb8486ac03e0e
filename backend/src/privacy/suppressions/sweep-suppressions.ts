import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { removeInBatches } from '../../db/remove-in-batches.ts'
import { suppressions } from '../../db/schema/suppressions.ts'

const isOver = lt(suppressions.until, sql`now()`)

/** Forgets refusals whose time is over; those for ever stay. @returns how many */
export function sweepSuppressions({ db }: { db: Database }): Promise<number> {
  return removeInBatches(db, { table: suppressions, moment: suppressions.until, which: isOver })
}

/** How many it would forget. */
export function countOverSuppressions({ db }: { db: Database }): Promise<number> {
  return db.$count(suppressions, isOver)
}
