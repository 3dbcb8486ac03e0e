import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobs } from '../../db/schema/jobs.ts'

/** How many open jobs match (docs/rules.md#the-count-is-exact-up-to-10000). */
export async function countJobs(db: Connection, where: SQL | undefined): Promise<Total> {
  // One more than is counted tells whether there are more.
  const some = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(where)
    .limit(COUNT_MAX + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return totalOf(row?.count ?? 0)
}
