import { totalOf } from '@goodword/contract/pages'
import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { facets, type JobFilter } from './job-filter.ts'
import { after, type Cursor } from './job-order.ts'
import type { FoundJobs } from './job-part.ts'
import { withMemory } from './with-memory.ts'

interface Wanted {
  /** Asked of an index first. */
  where: SQL | undefined
  rank: SQL<number> | undefined
  end: Cursor | undefined
  limit: number
  /** How many are few. */
  most: number
}

/**
 * The first jobs, and how many there are in all, where these are few: all of them are read and sorted, once.
 * @returns undefined where there are more
 */
export async function findFew(
  db: Connection,
  filter: JobFilter,
  { where, rank, end, limit, most }: Wanted,
): Promise<FoundJobs | undefined> {
  const few = db
    .select({ id: jobs.id, createdAt: jobs.createdAt, rank: sql<number>`${rank ?? sql`0`}`.as('rank') })
    .from(jobs)
    .where(and(facets(filter), where, after(end, rank)))
    .limit(most + 1)
    .as('few')
  const found = await withMemory(db, (tx) =>
    tx
      .select({ id: few.id, createdAt: few.createdAt, rank: few.rank, all: sql<number>`(count(*) over ())::int` })
      .from(few)
      .orderBy(desc(few.rank), desc(few.createdAt), desc(few.id))
      .limit(limit),
  )
  const all = found[0]?.all ?? 0
  return all > most ? undefined : { found, total: end ? undefined : totalOf(all) }
}
