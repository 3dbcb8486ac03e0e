import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import type { IndexCondition } from './index-condition.ts'
import { after, type FoundJob, type Part } from './job-order.ts'
import { withPlannerSettings } from './with-planner-settings.ts'

/**
 * Reads the jobs that an index names and sorts them.
 * @param most ends it after so many, without which all are read
 * @returns the first ones, and how many were read
 */
export async function findByIndex(
  db: Connection,
  { named, check }: IndexCondition,
  rank: SQL<number> | undefined,
  { end, limit }: Part,
  most?: number,
): Promise<{ found: FoundJob[]; count: number }> {
  const matching = db
    .select({ id: jobs.id, createdAt: jobs.createdAt, rank: sql<number>`${rank ?? sql`0`}`.as('rank') })
    .from(jobs)
    .where(and(named, check, after(end, rank)))
    .limit(most ?? Number.MAX_SAFE_INTEGER)
    .as('matching')
  const rows = await withPlannerSettings(db, 'by index', (tx) =>
    tx
      .select({
        id: matching.id,
        createdAt: matching.createdAt,
        rank: matching.rank,
        count: sql<number>`(count(*) over ())::int`,
      })
      .from(matching)
      .orderBy(...(rank ? [desc(matching.rank)] : []), desc(matching.createdAt), desc(matching.id))
      .limit(limit),
  )
  return { found: rows, count: rows[0]?.count ?? 0 }
}
