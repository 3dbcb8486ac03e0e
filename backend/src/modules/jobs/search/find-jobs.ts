import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { FEW, type Found, findFew, findMany, findMatching, type Matching } from './find-matching.ts'
import { indexCondition } from './index-condition.ts'
import { facets, hasInTitle, hasText, searchText } from './job-conditions.ts'
import { after, type FoundJob, orderBy, type Part, rankFor, type SearchQuery } from './job-order.ts'

/**
 * The open jobs that match, in the order asked for.
 * @param few see `findMatching`
 */
export async function findJobs(
  db: Connection,
  query: SearchQuery,
  part: Part,
  isCounted: boolean,
  few = FEW,
): Promise<Found> {
  const text = searchText(query)
  if (!text) return findWithoutText(db, query, part, isCounted)
  const indexed = await indexCondition(db, text, query, '')
  const matching: Matching = { indexed, matches: hasText(text), rank: rankFor(query) }
  const read = await findFew(db, matching, part, few)
  const total = read ? read.total : isCounted ? await count(db, and(facets(query), hasText(text))) : undefined
  if (read?.isAll) return { found: read.found, total }
  const isRelevance = query.sort === 'relevance'
  const found = await (isRelevance
    ? findTitledFirst(db, query, text, matching, part, few)
    : findMany(db, query, matching, part))
  return { found, total }
}

/** The indexes of the orders have type and level, too. */
async function findWithoutText(
  db: Connection,
  query: SearchQuery,
  { limit, end }: Part,
  isCounted: boolean,
): Promise<Found> {
  const rank = rankFor(query)
  const [found, total] = await Promise.all([
    db
      .select({ id: jobs.id, rank: rank ?? sql<number>`0`, createdAt: jobs.createdAt })
      .from(jobs)
      .where(and(facets(query), after(end, rank)))
      .orderBy(...orderBy(rank))
      .limit(limit),
    isCounted ? count(db, facets(query)) : undefined,
  ])
  return { found, total }
}

/** Where many match: first those with the text in their title, then the others, each the most recent first. */
async function findTitledFirst(
  db: Connection,
  query: SearchQuery,
  text: string,
  { indexed, matches }: Matching,
  { limit, end }: Part,
  few: number,
): Promise<FoundJob[]> {
  const isTitled = hasInTitle(text)
  const titled: FoundJob[] = []
  if (end?.rank !== 0) {
    const inTitle = { indexed: await indexCondition(db, text, query, 't:'), matches: isTitled }
    const { found } = await findMatching(db, query, inTitle, { limit, end }, few)
    titled.push(...found.map((job) => ({ ...job, rank: 1 })))
  }
  if (titled.length === limit) return titled
  const others: Matching = {
    indexed: indexed && { ...indexed, check: and(indexed.check, not(isTitled)) },
    matches: and(matches, not(isTitled)) as SQL,
  }
  const rest = { limit: limit - titled.length, end: end?.rank === 0 ? end : undefined }
  return [...titled, ...(await findMany(db, query, others, rest))]
}

/** Counts as far as is told (docs/rules.md#the-count-is-exact-up-to-1000). */
async function count(db: Connection, where: SQL | undefined): Promise<Total> {
  const some = db
    .select({ one: sql`1` })
    .from(jobs)
    .where(where)
    .limit(COUNT_MAX + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return totalOf(row?.count ?? 0)
}
