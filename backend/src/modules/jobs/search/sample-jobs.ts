import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { DOUBT } from './count-jobs.ts'
import { facets, type JobFilter, type JobTexts, textColumns, textsOf } from './job-filter.ts'

/** Rows of a sample: some milliseconds, and enough to tell what is frequent. */
const SIZE = 1000
/** Rows that are looked at before it: enough for what very many jobs have. */
const FIRST_SIZE = 250
/** So many of them say how frequent something is, to a third. */
const LEAST_HITS = 12

interface Conditions {
  matches: (texts: JobTexts) => SQL
  /** What the index of words finds, where that is more than what matches. */
  named?: ((texts: JobTexts) => SQL | undefined) | undefined
  /** Of those that match, the ones that come first; without it, none does. */
  first?: SQL
  /** Jobs of a page. */
  limit: number
  /** Whether an index counts what the sample leaves in doubt. */
  isCountedByWords?: boolean | undefined
}

export interface Sample {
  /** How many jobs are read in order until a page is full, where that is sooner than by the index of words: of all that match, */
  reads: number | undefined
  /** of those that come first, */
  readsFirst: number | undefined
  /** and of the others. */
  readsBeside: number | undefined
  /** How many jobs of the type and level match, and how many the index of words names, as far as the sample tells. */
  matching: number
  named: number
  /** How many there are in all. */
  population: number
  /** Whether the sample was all there is. */
  isWhole: boolean
  /** How many match in all, where the sample leaves no doubt of it. */
  total: Total | undefined
}

/**
 * How frequent jobs are that match, among the open ones of the type and level: counted in a sample of them, those with the
 * smallest hashed ids. PostgreSQL's planner guesses it from statistics of single columns, and is wrong by a factor of
 * thousands for parts of words.
 */
export async function sampleJobs(db: Connection, filter: JobFilter, conditions: Conditions): Promise<Sample> {
  const first = await countIn(db, filter, conditions, FIRST_SIZE)
  const counted = isEnough(first, conditions) ? first : await countMore(db, filter, conditions, first)
  const { size, seen, names, hits, hitsFirst, share } = counted
  /** @param all how many of the sample the index would name */
  const readsOf = (some: number, all: number) => {
    const reads = some > 0 ? Math.ceil((conditions.limit * seen) / some) : Number.POSITIVE_INFINITY
    return reads < all / share ? reads : undefined
  }
  const isWhole = seen < size
  return {
    reads: readsOf(hits, names),
    readsFirst: readsOf(hitsFirst, hitsFirst),
    readsBeside: readsOf(hits - hitsFirst, names),
    matching: share > 0 ? hits / share : 0,
    named: share > 0 ? names / share : 0,
    population: share > 0 ? seen / share : 0,
    isWhole,
    total: isWhole ? totalOf(hits) : isSurelyMore(counted) ? totalOf(COUNT_MAX + 1) : undefined,
  }
}

interface Counted {
  /** How many were to be looked at, and how many there were. */
  size: number
  seen: number
  /** How many of these the index of words names, match, and come first. */
  names: number
  hits: number
  hitsFirst: number
  /** Which part of all jobs of the type and level was looked at, from 0 to 1. */
  share: number
}

/** The same of a whole sample, whose first ones were counted. What may be all there is, is counted at one moment. */
async function countMore(db: Connection, filter: JobFilter, conditions: Conditions, first: Counted): Promise<Counted> {
  const isMaybeAll = first.seen < 2 * SIZE * first.share
  if (isMaybeAll) return countIn(db, filter, conditions, SIZE)
  const rest = await countIn(db, filter, conditions, SIZE - first.size, first.size)
  return {
    size: first.size + rest.size,
    seen: first.seen + rest.seen,
    names: first.names + rest.names,
    hits: first.hits + rest.hits,
    hitsFirst: first.hitsFirst + rest.hitsFirst,
    share: rest.seen > 0 ? rest.share : first.share,
  }
}

/** @param skipped how many were counted before */
async function countIn(
  db: Connection,
  filter: JobFilter,
  { matches, named = matches, first = sql`false` }: Conditions,
  size: number,
  skipped = 0,
): Promise<Counted> {
  const hash = sql<number>`uuid_hash(${jobs.id})`
  const sample = db
    .select({ ...getTableColumns(jobs), ...textColumns, hash: hash.as('hash') })
    .from(jobs)
    .where(facets(filter))
    .orderBy(hash)
    .limit(size)
    .offset(skipped)
    .as('jobs')
  const texts = textsOf(sample)
  const count = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`
  const [row] = await db
    .select({
      seen: sql<number>`count(*)::int`,
      names: named === matches ? sql<number>`0` : count(named(texts)),
      hits: count(matches(texts)),
      hitsFirst: count(first),
      last: sql<number | null>`max(${sample.hash})`,
    })
    .from(sample)
  const { seen = 0, names = 0, hits = 0, hitsFirst = 0, last } = row ?? {}
  // Hashes are spread evenly over 32 bits with a sign.
  const share = ((last ?? 0) + 2 ** 31) / 2 ** 32
  return { size, seen, names: Math.max(names, hits), hits, hitsFirst, share }
}

/** Whether there is no doubt that more match than are counted. */
function isSurelyMore({ size, hits, share }: Pick<Counted, 'size' | 'hits' | 'share'>): boolean {
  return (hits - DOUBT * Math.sqrt(hits)) / share > COUNT_MAX * (1 + DOUBT / Math.sqrt(size))
}

/** Whether the first rows say what all would: how frequent it is, and, where that is wanted, that more match than are counted. */
function isEnough(first: Counted, { isCountedByWords }: Conditions): boolean {
  if (first.seen < first.size) return true
  if (first.hits < LEAST_HITS) return false
  const times = SIZE / first.size
  const whole = { size: SIZE, hits: first.hits * times, share: first.share * times }
  return isCountedByWords || isSurelyMore(first) || !isSurelyMore(whole)
}
