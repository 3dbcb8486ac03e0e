import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { facets, type JobFilter } from './job-filter.ts'

/** Rows of a sample: some milliseconds, and enough to tell what is frequent. */
const SIZE = 1000
/** How far off a sample may be, in standard deviations: once in some millions. */
const DOUBT = 5

interface Conditions {
  matches: SQL
  /** What the index of words finds, where that is more than what matches. */
  named?: SQL | undefined
  /** Of those that match, the ones that come first; without it, none does. */
  first?: SQL
  /** Jobs of a page. */
  limit: number
}

export interface Sample {
  /** How many jobs are read in order until a page is full, where that is sooner than by the index of words: of all that match, */
  reads: number | undefined
  /** of those that come first, */
  readsFirst: number | undefined
  /** and of the others. */
  readsBeside: number | undefined
  /** Which part of the jobs of the type and level matches, from 0 to 1. */
  frequency: number
  /** How many jobs of the type and level the index of words names, as far as the sample tells. */
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
export async function sampleJobs(
  db: Connection,
  filter: JobFilter,
  { matches, named = matches, first = sql`false`, limit }: Conditions,
): Promise<Sample> {
  const hash = sql<number>`uuid_hash(${jobs.id})`
  const sample = db
    .select({ ...getTableColumns(jobs), hash: hash.as('hash') })
    .from(jobs)
    .where(facets(filter))
    .orderBy(hash)
    .limit(SIZE)
    .as('jobs')
  const count = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`
  const [row] = await db
    .select({
      seen: sql<number>`count(*)::int`,
      names: named === matches ? sql<number>`0` : count(named),
      hits: count(matches),
      hitsFirst: count(first),
      last: sql<number | null>`max(${sample.hash})`,
    })
    .from(sample)
  const { seen = 0, hits = 0, hitsFirst = 0, last } = row ?? {}
  const names = Math.max(row?.names ?? 0, hits)
  // Hashes are spread evenly over 32 bits with a sign.
  const share = ((last ?? 0) + 2 ** 31) / 2 ** 32
  /** @param all how many of the sample the index would name */
  const readsOf = (some: number, all: number) => {
    const reads = some > 0 ? Math.ceil((limit * seen) / some) : Number.POSITIVE_INFINITY
    return reads < all / share ? reads : undefined
  }
  const isWhole = seen < SIZE
  const isSurelyMore = (hits - DOUBT * Math.sqrt(hits)) / share > COUNT_MAX * (1 + DOUBT / Math.sqrt(SIZE))
  return {
    reads: readsOf(hits, names),
    readsFirst: readsOf(hitsFirst, hitsFirst),
    readsBeside: readsOf(hits - hitsFirst, names),
    frequency: seen === 0 ? 0 : hits / seen,
    named: share > 0 ? names / share : 0,
    population: share > 0 ? seen / share : 0,
    isWhole,
    total: isWhole ? totalOf(hits) : isSurelyMore ? totalOf(COUNT_MAX + 1) : undefined,
  }
}
