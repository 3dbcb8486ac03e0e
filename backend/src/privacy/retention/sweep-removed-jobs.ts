import { and, eq, exists, isNotNull, not } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { removeInBatches } from '../../db/remove-in-batches.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'

/** A deleted job of which no hire is left; nobody can refer to it any more, so none will come. */
function isNeedless(db: Database) {
  const hires = db.select({ id: referrals.id }).from(referrals).where(eq(referrals.jobId, jobs.id))
  return and(isNotNull(jobs.removedAt), not(exists(hires)))
}

/** Removes what was kept of deleted jobs for hires that are gone (docs/rules.md#a-hire-outlives-its-job). @returns how many */
export function sweepRemovedJobs({ db }: { db: Database }): Promise<number> {
  return removeInBatches(db, { table: jobs, moment: jobs.removedAt, which: isNeedless(db) })
}

/** How many it would remove. */
export function countRemovedJobs({ db }: { db: Database }): Promise<number> {
  return db.$count(jobs, isNeedless(db))
}
