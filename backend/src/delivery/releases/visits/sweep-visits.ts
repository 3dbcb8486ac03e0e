import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect/client.ts'
import { removeInBatches } from '../../../db/remove-in-batches.ts'
import { releaseReports } from '../../../db/schema/release-reports.ts'

/** A network that is forgotten may count again for a release that is still on its way. */
const isPast = lt(releaseReports.at, sql`now() - interval '7 days'`)

/** Forgets what was told of releases a week ago. @returns how many rows */
export function sweepVisits({ db }: { db: Database }): Promise<number> {
  return removeInBatches(db, { table: releaseReports, moment: releaseReports.at, which: isPast })
}

/** How many it would forget. */
export function countPastVisits({ db }: { db: Database }): Promise<number> {
  return db.$count(releaseReports, isPast)
}
