import { lt, sql } from 'drizzle-orm'
import { suppressions } from '../db/schema/suppressions.ts'
import type { Deps } from '../deps.ts'

const isOver = lt(suppressions.until, sql`now()`)

/** Forgets refusals whose time is over; those for ever stay. @returns how many */
export async function sweepSuppressions({ db }: Pick<Deps, 'db'>): Promise<number> {
  const gone = await db.delete(suppressions).where(isOver).returning({ addressHash: suppressions.addressHash })
  return gone.length
}

/** How many it would forget. */
export function countOverSuppressions({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.$count(suppressions, isOver)
}
