import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'

/**
 * How many referrals each job has that were not withdrawn or taken back
 * (docs/rules.md#the-referral-count-leaves-out-who-withdrew); jobs without any are left out.
 */
export function countReferrals(db: Connection, jobIds: readonly string[]): Promise<Map<string, number>> {
  return countByJob(db, referrals, jobIds, notInArray(referrals.progress, ['withdrawn', 'revoked']))
}

/**
 * The same as the company itself may know it: those who opted in by applying. Before that it learns of nobody, and not
 * how many they are (docs/rules.md#a-company-does-not-learn-how-many-were-invited).
 */
export function countKnownReferrals(db: Connection, jobIds: readonly string[]): Promise<Map<string, number>> {
  return countByJob(db, referrals, jobIds, eq(referrals.progress, 'applied'))
}

/** How many applications each job has; jobs without any are left out. */
export function countApplications(db: Connection, jobIds: readonly string[]): Promise<Map<string, number>> {
  return countByJob(db, applications, jobIds)
}

/**
 * A statement of its own, which reads each counted row once whatever the planner believes. As part of the list it may
 * be planned as one scan of the table for each job: where all rows belong to one job, statistics say that any job has
 * them all.
 */
async function countByJob(
  db: Connection,
  table: PgTable & { jobId: PgColumn },
  jobIds: readonly string[],
  which?: SQL,
): Promise<Map<string, number>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .select({ jobId: sql<string>`${table.jobId}`, count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(isOneOf(table.jobId, jobIds), which))
    .groupBy(table.jobId)
  return new Map(rows.map(({ jobId, count }) => [jobId, count]))
}
