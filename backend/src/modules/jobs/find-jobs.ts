import type { JobQuery } from '@goodword/contract/jobs'
import type { Total } from '@goodword/contract/pages'
import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { countJobs } from './count-jobs.ts'
import { findPart } from './find-part.ts'
import { type IndexedWords, indexedWords } from './indexed-words.ts'
import { countedFacets, facets, hasInTitle, hasText, searchText } from './job-filter.ts'
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
      isCounted ? countJobs(db, countedFacets(query)) : undefined,
    ])
    return { found, total }
  }
  // An index names every job that has all words, wherever they stand.
  const words = text.split(/\s+/)
  const named = words.length > 1 ? and(...words.map(hasText)) : undefined
  const sample = await sampleJobs(db, query, {
    matches: hasText(text),
    ...(named && { named }),
    first: hasInTitle(text),
    limit,
  })
  const indexed = indexedBy(db, text, sample.frequency)
  const count = async () => {
    const where = and(facets(query), await indexed('', hasText(text)))
    return withMemory(db, (tx) => countJobs(tx, where))
  }
  const [found, counted] = await Promise.all([
    findInParts(partsOf(query, text, sample, indexed, end)),
    isCounted && !sample.total ? count() : undefined,
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

function partsOf(
  query: JobQuery,
  text: string,
  sample: Sample,
  indexed: ReturnType<typeof indexedBy>,
  end: Cursor | undefined,
): JobPart[] {
  const rank = rankFor(query)
  if (query.sort !== 'relevance') {
    const isRanked = rank !== undefined
    const { isFrequent } = sample
    const where = hasText(text)
    return [{ where, rank: rank ?? sql<number>`0`, isRanked, isFrequent, indexed: () => indexed('', where), end }]
  }
  const titled = hasInTitle(text)
  const parts = [
    { level: 1, where: titled, isFrequent: sample.isFrequentFirst, indexed: () => indexed('t:', titled) },
    {
      level: 0,
      where: and(hasText(text), not(titled)) as SQL,
      isFrequent: sample.isFrequentBeside,
      indexed: async () => and(await indexed('', hasText(text)), not(titled)),
    },
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

/**
 * Asks the index of words for a text once, whoever needs it, and not at all where nobody does.
 * @returns a condition that asks the index first, and `otherwise` of the jobs that it names, where it is not certain of them
 */
function indexedBy(db: Connection, text: string, frequency: number) {
  const asked = new Map<'' | 't:', Promise<IndexedWords>>()
  return async (where: '' | 't:', otherwise: SQL): Promise<SQL | undefined> => {
    const asking = asked.get(where) ?? indexedWords(db, text, where, frequency)
    asked.set(where, asking)
    const words = await asking
    return words.isExact ? words.where : and(words.where, otherwise)
  }
}
