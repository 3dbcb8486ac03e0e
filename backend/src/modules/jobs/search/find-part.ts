import { and, desc, getTableColumns, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { facets, type JobFilter, textColumns, textsOf } from './job-filter.ts'
import { after, orderBy } from './job-order.ts'
import type { FoundJob, JobPart } from './job-part.ts'
import { withMemory } from './with-memory.ts'

/** A scan in order that comes by no page within so many jobs is given up. */
const SCAN_MAX = 20_000
/** Before that, so many times as many as are likely to fill it are read: of more, PostgreSQL would rather sort them all. */
const MARGIN = 4

/**
 * The first jobs of a part, in its order: what is frequent is found by reading in order, what is rare by its words
 * (docs/decisions/0022-search-at-size.md).
 * @param isWhole whether there are so few jobs that reading all of them is best
 */
export async function findPart(
  db: Connection,
  filter: JobFilter,
  part: JobPart,
  limit: number,
  isWhole: boolean,
): Promise<FoundJob[]> {
  if (isWhole) return scan(db, filter, part, limit, SCAN_MAX)
  const limits = part.reads ? [Math.min(part.reads * MARGIN, SCAN_MAX), SCAN_MAX] : []
  for (const most of new Set(limits)) {
    const scanned = await scan(db, filter, part, limit, most)
    if (scanned.length === limit) return scanned
  }
  return gather(db, part, limit)
}

/** Reads at most so many jobs in order, until a page of them matches. */
function scan(db: Connection, filter: JobFilter, part: JobPart, limit: number, most: number): Promise<FoundJob[]> {
  const rank = part.isRanked ? part.rank : undefined
  // A limit of its own: reading in order is the plan, whatever is believed of how many will match.
  const inOrder = db
    .select({ ...getTableColumns(jobs), ...textColumns, rank: sql<number>`${part.rank}`.as('rank') })
    .from(jobs)
    .where(and(facets(filter), after(part.end, rank)))
    .orderBy(...orderBy(rank))
    .limit(most)
    .as('jobs')
  const { id, createdAt } = inOrder
  const order = [desc(createdAt), desc(id)]
  return db
    .select({ id, createdAt, rank: inOrder.rank })
    .from(inOrder)
    .where(part.where(textsOf(inOrder)))
    .orderBy(...(rank ? [desc(inOrder.rank), ...order] : order))
    .limit(limit)
}

/** Reads every job that the indexes of words, or of type and level, name, and sorts them. */
async function gather(db: Connection, part: JobPart, limit: number): Promise<FoundJob[]> {
  const rank = part.isRanked ? part.rank : undefined
  const where = await part.indexed()
  return withMemory(db, (tx) =>
    tx
      // Counted over all of them, so that no plan can hope to stop early.
      .select({ id: jobs.id, rank: part.rank, createdAt: jobs.createdAt, all: sql<number>`count(*) over ()` })
      .from(jobs)
      .where(and(where, after(part.end, rank)))
      .orderBy(...orderBy(rank))
      .limit(limit),
  )
}
