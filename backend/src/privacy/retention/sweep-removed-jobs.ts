import { and, eq, exists, isNotNull, not } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { isOpenReport } from '../../db/is-open-report.ts'
import { removeInBatches } from '../../db/remove-in-batches.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { reports } from '../../db/schema/reports.ts'

/** A deleted job of which no hire is left, and no report to be answered; nobody can refer to it any more, so none will come. */
function isNeedless(db: Database) {
  const hires = db.select({ id: referrals.id }).from(referrals).where(eq(referrals.jobId, jobs.id))
  const open = db.select({ id: reports.id }).from(reports).where(isOpenReport(jobs.id))
  return and(isNotNull(jobs.removedAt), not(exists(hires)), not(exists(open)))
}

/** Removes what was kept of deleted jobs for hires that are gone (docs/rules.md#a-hire-outlives-its-job). @returns how many */
export function sweepRemovedJobs({ db }: { db: Database }): Promise<number> {
  return removeInBatches(db, { table: jobs, moment: jobs.removedAt, which: isNeedless(db) })
}

/** How many it would remove. */
export function countRemovedJobs({ db }: { db: Database }): Promise<number> {
  return db.$count(jobs, isNeedless(db))
}
