import type { JobQuery } from '@goodword/contract/jobs'
import { COUNT_MAX } from '@goodword/contract/limits'
import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { isOfPart, jobs } from '../../../db/schema/jobs.ts'
import { countJobs, countNamed, countWithWords, isLikelyMore, WORDS_AT_ONCE } from './count-jobs.ts'
import { estimateJobs } from './estimate-jobs.ts'
import { findFew } from './find-few.ts'
import { findPart } from './find-part.ts'
import { type IndexedWords, indexedWords } from './indexed-words.ts'
import { isTypeAskedItself } from './is-type-asked-itself.ts'
import {
  countedFacets,
  facets,
  hasInTitle,
  hasText,
  type JobFilter,
  type JobTexts,
  plainFacets,
  searchText,
  typeItself,
} from './job-filter.ts'
import { after, type Cursor, orderBy, rankFor } from './job-order.ts'
import type { FoundJob, FoundJobs, JobPart, PageOf } from './job-part.ts'
import { type Sample, sampleJobs } from './sample-jobs.ts'
import { withMemory } from './with-memory.ts'

/** One or two Latin letters or digits are in most jobs somewhere, and in very many words. */
const SHORT = /^[a-z0-9]{1,2}$/i

/**
 * The open jobs that match, in the order asked for: at most `limit`, after `end`. Without a text the indexes of the orders are all it
 * takes. What few jobs have is found by its words, read at once and sorted; of the rest a sample tells what is found sooner in order
 * (docs/decisions/0022-search-at-size.md).
 * @param most how many are few
 * @returns how many match in all, too, where that is asked for or known
 */
export async function findJobs(db: Connection, query: JobQuery, page: PageOf, most = COUNT_MAX): Promise<FoundJobs> {
  const text = searchText(query)
  if (!text) return findAny(db, query, page)
  const { limit, end, isCounted } = page
  const indexed = indexedBy(db, text, query)
  const few = (wanted: { named: SQL | undefined; rest?: SQL | undefined }) =>
    findFew(db, { ...wanted, rank: rankFor(query), end, limit, most })
  const words = SHORT.test(text) ? undefined : await indexed('')
  const estimated = words?.ofPart ? words.narrowed : words?.where
  const isRare = estimated && (await estimateJobs(db, estimated)) <= most
  if (words && isRare) {
    const said = words.isExact ? undefined : hasText(text)
    const rare = await few(
      words.ofPart
        ? { named: words.narrowed, rest: said }
        : { named: and(words.isOpen, words.where), rest: and(plainFacets(query), said) },
    )
    if (rare) return rare
  }
  // An index that is not certain names every job that has all words, wherever they stand.
  const all = (texts: JobTexts) => and(...text.split(/\s+/).map((word) => hasText(word, texts)))
  const matches = (texts: JobTexts) => hasText(text, texts)
  const sample = await sampleJobs(db, query, {
    ...{ matches, named: words?.isExact ? undefined : all, first: hasInTitle(text), limit },
    isCountedByWords: words?.ofPart !== undefined,
  })
  if (!isRare && !sample.reads && sample.named <= most) {
    const { narrowed, isExact } = await indexed('')
    const seldom = await few({ named: narrowed, ...(!isExact && { rest: hasText(text) }) })
    if (seldom) return seldom
  }
  const asked = async (place: '' | 't:', otherwise: SQL) => {
    const { narrowed, isExact } = await indexed(place)
    return and(narrowed, isExact ? undefined : otherwise)
  }
  const count = async () => {
    const { where, isExact, isOpen, narrowed, ofPart, words = [] } = await indexed('')
    const rest = isExact ? undefined : hasText(text)
    return withMemory(db, async (tx) => {
      if (isExact && words.length > WORDS_AT_ONCE) return countWithWords(tx, words, query)
      if (ofPart) return countNamed(tx, { named: narrowed, ofPart, rest })
      if (rest && isLikelyMore(sample.matching))
        return countNamed(tx, { named: narrowed, ofPart: and(narrowed, isOfPart), rest })
      const isEach = where && isTypeAskedItself(query, await estimateJobs(tx, where), sample)
      return countJobs(tx, and(isEach ? and(typeItself(query, isOpen), where) : narrowed, rest))
    })
  }
  const [found, counted] = await Promise.all([
    findInParts(partsOf(query, text, sample, asked, end)),
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

/** Without a text. */
async function findAny(db: Connection, query: JobQuery, { limit, end, isCounted }: PageOf): Promise<FoundJobs> {
  const rank = rankFor(query)
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

function partsOf(
  query: JobQuery,
  text: string,
  sample: Sample,
  indexed: (place: '' | 't:', otherwise: SQL) => Promise<SQL | undefined>,
  end: Cursor | undefined,
): JobPart[] {
  const rank = rankFor(query)
  if (query.sort !== 'relevance') {
    const isRanked = rank !== undefined
    const { reads } = sample
    const where = (texts?: JobTexts) => hasText(text, texts)
    return [{ where, rank: rank ?? sql<number>`0`, isRanked, reads, indexed: () => indexed('', where()), end }]
  }
  const titled = hasInTitle(text)
  const parts = [
    { level: 1, where: () => titled, reads: sample.readsFirst, indexed: () => indexed('t:', titled) },
    {
      level: 0,
      where: (texts: JobTexts) => and(hasText(text, texts), not(titled)) as SQL,
      reads: sample.readsBeside,
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

/** Asks the indexes of words for a text once, whoever needs it, and not at all where nobody does. */
function indexedBy(db: Connection, text: string, filter: JobFilter) {
  const asked = new Map<'' | 't:', Promise<IndexedWords>>()
  return (place: '' | 't:'): Promise<IndexedWords> => {
    const asking = asked.get(place) ?? indexedWords(db, text, filter, place)
    asked.set(place, asking)
    return asking
  }
}
