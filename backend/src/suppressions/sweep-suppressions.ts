import { lt, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { suppressions } from '../db/schema/suppressions.ts'

const isOver = lt(suppressions.until, sql`now()`)

/** Forgets refusals whose time is over; those for ever stay. @returns how many */
export async function sweepSuppressions({ db }: { db: Database }): Promise<number> {
  const gone = await db.delete(suppressions).where(isOver).returning({ addressHash: suppressions.addressHash })
  return gone.length
}

/** How many it would forget. */
export function countOverSuppressions({ db }: { db: Database }): Promise<number> {
  return db.$count(suppressions, isOver)
}
