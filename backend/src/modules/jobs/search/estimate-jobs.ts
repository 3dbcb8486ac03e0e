import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'

interface Explained extends Record<string, unknown> {
  'QUERY PLAN': { Plan: { 'Plan Rows': number } }[]
}

/**
 * How many open jobs PostgreSQL believes an index to name, by what it last learned of how frequent words are. No job is read for it.
 * It may be wrong by any factor: whoever goes by it stops after so many.
 */
export async function estimateJobs(db: Connection, where: SQL): Promise<number> {
  const { rows } = await db.execute<Explained>(
    sql`explain (format json) select from ${jobs} where ${jobs.isActive} and ${where}`,
  )
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? Number.POSITIVE_INFINITY
}
