import { COUNT_MAX } from '@goodword/contract/limits'
import { type Total, totalOf } from '@goodword/contract/pages'
import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { facets, type JobFilter } from './job-filter.ts'

/** Rows of a sample: some milliseconds, and enough to tell what is frequent. */
const SIZE = 1000
/** Fewer of a sample than these say little about all. */
const SURE = 60
/** So many of a sample, and reading in order comes by a page of them within some thousand rows. */
const FREQUENT = 5

interface Conditions {
  matches: SQL
  /** What the index of words names, which may be more. */
  named: SQL
  /** Of those that match, the ones that come first; without it, none does. */
  first?: SQL
}

export interface Sample {
  /** Whether a scan in order finds a page of them soon: of all, of those that come first, of the others. */
  isFrequent: boolean
  isFrequentFirst: boolean
  isFrequentBeside: boolean
  /** Whether the text leaves fewer jobs than type and level do: of all, of those that come first. */
  isTextRarer: boolean
  isFirstRarer: boolean
  /** Whether the sample was all there is. */
  isWhole: boolean
  /** How many match in all, where the sample leaves no doubt of it. */
  total: Total | undefined
}

/**
 * How frequent jobs are that match: asked of the open jobs with the smallest hashed ids, which are as good as any. Planners guess
 * that from statistics of single columns, and are wrong by a factor of thousands for parts of words.
 */
export async function sampleJobs(
  db: Connection,
  filter: JobFilter,
  { matches, named, first = sql`false` }: Conditions,
): Promise<Sample> {
  const hash = sql<number>`uuid_hash(${jobs.id})`
  const sample = db
    .select({
      hash: hash.as('hash'),
      fits: sql<boolean>`${facets(filter)}`.as('fits'),
      matches: sql<boolean>`${matches}`.as('matches'),
      // Where type and level narrow nothing, nothing is rarer for it.
      named: sql<boolean>`${filter.type || filter.level ? named : sql`false`}`.as('named'),
      first: sql<boolean>`${first}`.as('first'),
    })
    .from(jobs)
    .where(facets({}))
    .orderBy(hash)
    .limit(SIZE)
    .as('sample')
  const count = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`
  const [row] = await db
    .select({
      seen: sql<number>`count(*)::int`,
      fitting: count(sql`${sample.fits}`),
      texts: count(sql`${sample.named}`),
      firsts: count(sql`${sample.first}`),
      hits: count(sql`${sample.fits} and ${sample.matches}`),
      hitsFirst: count(sql`${sample.fits} and ${sample.first}`),
      last: sql<number | null>`max(${sample.hash})`,
    })
    .from(sample)
  const { seen = 0, fitting = 0, texts = 0, firsts = 0, hits = 0, hitsFirst = 0, last } = row ?? {}
  // Hashes are spread evenly over 32 bits with a sign.
  const share = ((last ?? 0) + 2 ** 31) / 2 ** 32
  const isWhole = seen < SIZE
  const isSurelyMore = hits >= SURE && hits / share > 3 * COUNT_MAX
  return {
    isFrequent: hits >= FREQUENT,
    isFrequentFirst: hitsFirst >= FREQUENT,
    isFrequentBeside: hits - hitsFirst >= FREQUENT,
    isTextRarer: texts <= fitting,
    isFirstRarer: firsts <= fitting,
    isWhole,
    total: isWhole ? totalOf(hits) : isSurelyMore ? totalOf(COUNT_MAX + 1) : undefined,
  }
}
