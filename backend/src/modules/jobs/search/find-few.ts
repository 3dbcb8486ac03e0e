import { totalOf } from '@goodword/contract/pages'
import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { after, type Cursor } from './job-order.ts'
import type { FoundJobs } from './job-part.ts'
import { withMemory } from './with-memory.ts'

interface Wanted {
  /** What the indexes are asked for. */
  named: SQL | undefined
  /** What is asked of each job that they name. */
  rest?: SQL | undefined
  rank: SQL<number> | undefined
  end: Cursor | undefined
  limit: number
  /** How many are few. */
  most: number
}

/**
 * The first jobs, and how many there are in all, where the indexes name few: all of these are read and sorted, once. They are limited
 * before the rest is asked, so that PostgreSQL does not read an index of half of all jobs beside that of a rare word.
 * @returns undefined where they name more
 */
export async function findFew(
  db: Connection,
  { named, rest, rank, end, limit, most }: Wanted,
): Promise<FoundJobs | undefined> {
  const next = after(end, rank)
  const few = db
    .select({
      id: jobs.id,
      createdAt: jobs.createdAt,
      rank: sql<number>`${rank ?? sql`0`}`.as('rank'),
      matches: sql<boolean>`${rest ?? sql`true`}`.as('matches'),
      isAfter: sql<boolean>`${next ?? sql`true`}`.as('is_after'),
    })
    .from(jobs)
    .where(named)
    .limit(most + 1)
    .as('few')
  // What is the same for each row is not compared: PostgreSQL would do so for each of ten thousand.
  const isNext = and(rest && sql`${few.matches}`, next && sql`${few.isAfter}`)
  const every = sql<number>`(count(*) over ())::int`
  const rows = await withMemory(db, (tx) =>
    tx
      .select({
        id: few.id,
        createdAt: few.createdAt,
        rank: few.rank,
        isNext: sql<boolean>`${isNext ?? sql`true`}`,
        read: every,
        all: rest ? sql<number>`(count(*) filter (where ${few.matches}) over ())::int` : every,
      })
      .from(few)
      .orderBy(...(isNext ? [desc(isNext)] : []), ...(rank ? [desc(few.rank)] : []), desc(few.createdAt), desc(few.id))
      .limit(limit),
  )
  const { read = 0, all = 0 } = rows[0] ?? {}
  return read > most ? undefined : { found: rows.filter((row) => row.isNext), total: totalOf(all) }
}
