import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect/client.ts'
import { removeInBatches } from '../../../db/remove-in-batches.ts'
import { remoteVisits } from '../../../db/schema/remote-visits.ts'

/** A release is compared with a day before it, for as long as it is on its way. */
const isPast = lt(remoteVisits.at, sql`now() - interval '7 days'`)

/** Forgets how many came upon which release a week ago. @returns how many rows */
export function sweepVisits({ db }: { db: Database }): Promise<number> {
  return removeInBatches(db, { table: remoteVisits, moment: remoteVisits.at, which: isPast })
}

/** How many it would forget. */
export function countPastVisits({ db }: { db: Database }): Promise<number> {
  return db.$count(remoteVisits, isPast)
}
