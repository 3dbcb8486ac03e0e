import { and, desc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { facets, type JobFilter } from './job-conditions.ts'
import { after, type FoundJob, orderBy, type Part } from './job-order.ts'
import { withPlannerSettings } from './with-planner-settings.ts'

/**
 * Reads jobs of the type and level in their order until a page of them matches.
 * @param most ends it after so many, without which all are read
 */
export function findInOrder(
  db: Connection,
  filter: JobFilter,
  matches: SQL,
  rank: SQL<number> | undefined,
  { end, limit }: Part,
  most?: number,
): Promise<FoundJob[]> {
  const inOrder = db
    .select({ ...getTableColumns(jobs), rank: sql<number>`${rank ?? sql`0`}`.as('rank') })
    .from(jobs)
    .where(and(facets(filter), after(end, rank)))
    .orderBy(...orderBy(rank))
    .limit(most ?? Number.MAX_SAFE_INTEGER)
    .as('jobs')
  const { id, createdAt } = inOrder
  return withPlannerSettings(db, 'in order', (tx) =>
    tx
      .select({ id, createdAt, rank: inOrder.rank })
      .from(inOrder)
      .where(matches)
      .orderBy(...(rank ? [desc(inOrder.rank)] : []), desc(createdAt), desc(id))
      .limit(limit),
  )
}
