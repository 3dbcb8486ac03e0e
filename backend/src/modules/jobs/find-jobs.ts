import type { JobQuery } from '@goodword/contract/jobs'
import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import { and, desc, getTableColumns, not, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { indexedWords } from './indexed-words.ts'
import { facets, hasInTitle, hasText, type JobFilter, searchText } from './job-filter.ts'
import { after, type Cursor, orderBy, rankFor } from './job-order.ts'
import { sampleJobs } from './sample-jobs.ts'

/** A job that was found, with what it is sorted by. */
export interface FoundJob {
  id: string
  rank: number
  createdAt: Date
}

/** Jobs of which all come before those of the next part. */
interface Part {
  where: SQL
  rank: SQL<number>
  isRanked: boolean
  isFrequent: boolean
  /** In which words the index is to look, where that leaves fewer jobs than type and level do. */
  words: '' | 't:' | undefined
  end: Cursor | undefined
}

/** A scan in order that comes by no page within so many jobs is given up. */
const SCAN_MAX = 20_000

/**
 * The open jobs that match, in the order asked for: at most `limit`, after `end`. Without a text the indexes of the orders are all it
 * takes. What is searched for is found in order where it is frequent, and by its words where it is rare
 * (docs/decisions/0022-search-at-size.md).
 * @returns with `isCounted`, how many match in all, too
 */
export async function findJobs(
  db: Connection,
  query: JobQuery,
  { limit, end, isCounted }: { limit: number; end: Cursor | undefined; isCounted: boolean },
): Promise<{ found: FoundJob[]; total: Total | undefined }> {
  const text = searchText(query)
  const rank = rankFor(query)
  if (!text) {
    const where = and(facets(query), after(end, rank))
    const [found, total] = await Promise.all([
      select(db, rank)
        .from(jobs)
        .where(where)
        .orderBy(...orderBy(rank))
        .limit(limit),
      isCounted ? count(db, facets(query)) : undefined,
    ])
    return { found, total }
  }
  const sample = await sampleJobs(db, query, text)
  const [found, counted] = await Promise.all([
    findInParts(db, query, text, partsOf(query, text, sample, end), limit, sample.isWhole),
    isCounted && !sample.total ? countText(db, query, text, sample.isTextRarer) : undefined,
  ])
  return { found, total: isCounted ? (sample.total ?? counted) : undefined }
}

async function findInParts(
  db: Connection,
  filter: JobFilter,
  text: string,
  parts: readonly Part[],
  limit: number,
  isWhole: boolean,
): Promise<FoundJob[]> {
  const found: FoundJob[] = []
  for (const part of parts) {
    if (found.length < limit) found.push(...(await findPart(db, filter, text, part, limit - found.length, isWhole)))
  }
  return found
}

type Sampled = Awaited<ReturnType<typeof sampleJobs>>

function partsOf(query: JobQuery, text: string, sample: Sampled, end: Cursor | undefined): Part[] {
  const rank = rankFor(query)
  const { isFrequent } = sample
  const words = sample.isTextRarer ? ('' as const) : undefined
  if (query.sort !== 'relevance') {
    return [
      { where: hasText(text), rank: rank ?? sql<number>`0`, isRanked: rank !== undefined, isFrequent, words, end },
    ]
  }
  const inTitle = {
    where: hasInTitle(text),
    rank: sql<number>`1`,
    isRanked: false,
    isFrequent: sample.isFrequentInTitle,
  }
  const beside = and(hasText(text), not(hasInTitle(text))) as SQL
  const rest = { where: beside, rank: sql<number>`0`, isRanked: false, isFrequent: sample.isFrequentBeside }
  const parts = [
    { ...inTitle, level: 1, words: sample.isTitleRarer ? ('t:' as const) : undefined },
    { ...rest, level: 0, words },
  ]
  return parts
    .filter(({ level }) => !end || level <= end.rank)
    .map(({ level, ...part }) => ({ ...part, end: end?.rank === level ? end : undefined }))
}

async function findPart(
  db: Connection,
  filter: JobFilter,
  text: string,
  part: Part,
  limit: number,
  isWhole: boolean,
): Promise<FoundJob[]> {
  const scanned = part.isFrequent || isWhole ? await scan(db, filter, part, limit) : []
  if (scanned.length === limit || isWhole) return scanned
  const words = part.words === undefined ? undefined : await indexedWords(db, text, part.words)
  return gather(db, filter, part, limit, words)
}

/** Reads jobs in order until a page of them has the text. */
function scan(db: Connection, filter: JobFilter, part: Part, limit: number): Promise<FoundJob[]> {
  const rank = part.isRanked ? part.rank : undefined
  // A limit of its own: reading in order is the plan, whatever is believed of how many will match.
  const inOrder = db
    .select({ ...getTableColumns(jobs), rank: sql<number>`${part.rank}`.as('rank') })
    .from(jobs)
    .where(and(facets(filter), after(part.end, rank)))
    .orderBy(...orderBy(rank))
    .limit(SCAN_MAX)
    .as('jobs')
  const { id, createdAt } = inOrder
  const order = [desc(createdAt), desc(id)]
  return db
    .select({ id, createdAt, rank: inOrder.rank })
    .from(inOrder)
    .where(part.where)
    .orderBy(...(rank ? [desc(inOrder.rank), ...order] : order))
    .limit(limit)
}

/** Reads every job that the indexes of words, or of type and level, name, and sorts them. */
function gather(
  db: Connection,
  filter: JobFilter,
  part: Part,
  limit: number,
  words: SQL | undefined,
): Promise<FoundJob[]> {
  const rank = part.isRanked ? part.rank : undefined
  return withMemory(db, (tx) =>
    tx
      // Counted over all of them, so that no plan can hope to stop early.
      .select({ ...columns(part.rank), all: sql<number>`count(*) over ()` })
      .from(jobs)
      .where(and(facets(filter), words, part.where, after(part.end, rank)))
      .orderBy(...orderBy(rank))
      .limit(limit),
  )
}

async function countText(db: Connection, filter: JobFilter, text: string, isTextRarer: boolean): Promise<Total> {
  const words = isTextRarer ? await indexedWords(db, text, '') : undefined
  return withMemory(db, (tx) => count(tx, and(facets(filter), words, hasText(text))))
}

/**
 * With the memory to know each row that an index names: of a page it knows only, all rows are asked again, word by word. And without
 * help: bringing in workers takes longer than they save.
 */
function withMemory<T>(db: Connection, work: (tx: Connection) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    )
    return work(tx)
  })
}

/** How many open jobs match (docs/rules.md#the-count-is-exact-up-to-10000). */
async function count(db: Connection, where: SQL | undefined): Promise<Total> {
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

const columns = (rank: SQL<number> = sql<number>`0`) => ({ id: jobs.id, rank, createdAt: jobs.createdAt })
const select = (db: Connection, rank: SQL<number> | undefined) => db.select(columns(rank))
