import type { JobQuery } from '@goodword/contract/jobs'
import type { Total } from '@goodword/contract/pages'
import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { countJobs } from './count-jobs.ts'
import { findPart } from './find-part.ts'
import { indexedWords } from './indexed-words.ts'
import { facets, hasInTitle, hasText, searchText } from './job-filter.ts'
import { after, type Cursor, orderBy, rankFor } from './job-order.ts'
import type { FoundJob, JobPart, PageOf } from './job-part.ts'
import { type Sample, sampleJobs } from './sample-jobs.ts'
import { withMemory } from './with-memory.ts'

/**
 * The open jobs that match, in the order asked for: at most `limit`, after `end`. Without a text the indexes of the orders are all it
 * takes. What is searched for is found in order where it is frequent, and by its words where it is rare
 * (docs/decisions/0022-search-at-size.md).
 * @returns with `isCounted`, how many match in all, too
 */
export async function findJobs(
  db: Connection,
  query: JobQuery,
  { limit, end, isCounted }: PageOf,
): Promise<{ found: FoundJob[]; total: Total | undefined }> {
  const text = searchText(query)
  const rank = rankFor(query)
  if (!text) {
    const [found, total] = await Promise.all([
      db
        .select({ id: jobs.id, rank: rank ?? sql<number>`0`, createdAt: jobs.createdAt })
        .from(jobs)
        .where(and(facets(query), after(end, rank)))
        .orderBy(...orderBy(rank))
        .limit(limit),
      isCounted ? countJobs(db, facets(query)) : undefined,
    ])
    return { found, total }
  }
  // An index names every job that has all words, wherever they stand.
  const named = and(...text.split(/\s+/).map(hasText)) as SQL
  const sample = await sampleJobs(db, query, { matches: hasText(text), named, first: hasInTitle(text) })
  const [found, counted] = await Promise.all([
    findInParts(partsOf(db, query, text, sample, end)),
    isCounted && !sample.total ? countText(db, query, text, sample.isTextRarer) : undefined,
  ])
  return { found, total: isCounted ? (sample.total ?? counted) : undefined }

  async function findInParts(parts: readonly JobPart[]): Promise<FoundJob[]> {
    const found: FoundJob[] = []
    for (const part of parts) {
      if (found.length < limit) found.push(...(await findPart(db, query, part, limit - found.length, sample.isWhole)))
    }
    return found
  }
}

function partsOf(db: Connection, query: JobQuery, text: string, sample: Sample, end: Cursor | undefined): JobPart[] {
  const rank = rankFor(query)
  const inText = async (where: SQL) => and(sample.isTextRarer ? await indexedWords(db, text, '') : undefined, where)
  const inTitle = async (where: SQL) => and(sample.isFirstRarer ? await indexedWords(db, text, 't:') : undefined, where)
  if (query.sort !== 'relevance') {
    const isRanked = rank !== undefined
    const { isFrequent } = sample
    const where = hasText(text)
    return [{ where, rank: rank ?? sql<number>`0`, isRanked, isFrequent, indexed: () => inText(where), end }]
  }
  const titled = hasInTitle(text)
  const beside = and(hasText(text), not(titled)) as SQL
  const parts = [
    { level: 1, where: titled, isFrequent: sample.isFrequentFirst, indexed: () => inTitle(titled) },
    { level: 0, where: beside, isFrequent: sample.isFrequentBeside, indexed: () => inText(beside) },
  ]
  return parts
    .filter(({ level }) => !end || level <= end.rank)
    .map(({ level, ...part }) => ({
      ...part,
      rank: sql<number>`${sql.raw(String(level))}`,
      isRanked: false,
      end: end?.rank === level ? end : undefined,
    }))
}

async function countText(db: Connection, filter: JobQuery, text: string, isTextRarer: boolean): Promise<Total> {
  const words = isTextRarer ? await indexedWords(db, text, '') : undefined
  return withMemory(db, (tx) => countJobs(tx, and(facets(filter), words, hasText(text))))
}
