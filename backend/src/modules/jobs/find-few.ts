import { totalOf } from '@goodword/contract/pages'
import { and, desc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { after, type Cursor } from './job-order.ts'
import type { FoundJobs } from './job-part.ts'
import { withMemory } from './with-memory.ts'

/** A limit has a query planned by itself: for the few that are named, no index of half of all jobs is read. This one leaves none out. */
const ALL = 2 ** 31 - 1

interface Wanted {
  /** The only condition that an index is asked for: what it names is read, and asked the rest. Without it, any index may be. */
  named?: SQL | undefined
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
  { named, where, rank, end, limit, most }: Wanted,
): Promise<FoundJobs | undefined> {
  const read = db.select(getTableColumns(jobs)).from(jobs).where(named).limit(ALL).as('jobs')
  const few = db
    .select({ id: jobs.id, createdAt: jobs.createdAt, rank: sql<number>`${rank ?? sql`0`}`.as('rank') })
    .from(named ? read : jobs)
    .where(and(where, after(end, rank)))
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
