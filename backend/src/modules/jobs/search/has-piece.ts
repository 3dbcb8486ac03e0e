import { and, SQL, sql } from 'drizzle-orm'
import { jobFacets, jobFacetsOfPart, jobPieces } from '../../../db/schema/jobs.ts'
import type { JobFilter } from './job-filter.ts'

/** Of which jobs the index of words is asked: of all, or of the part that stands for all. */
export type Share = 'all' | 'part'

/**
 * Whether the index of words has one of these for a job that is of the type and level, which are asked of it, too.
 * @param words as they are, or an expression for them
 */
export function hasPiece(words: readonly string[] | SQL, { type, level }: JobFilter = {}, share: Share = 'all'): SQL {
  const some = sql`${jobPieces} && ${words instanceof SQL ? words : sql.param(words)}::text[]`
  const facet = [type, level].filter(Boolean).join(' ')
  if (share === 'part') return both(some, sql`${jobFacetsOfPart} @> ${sql.param([facet || '*'])}::text[]`)
  return facet ? both(some, sql`${jobFacets} @> ${sql.param([facet])}::text[]`) : some
}

function both(a: SQL, b: SQL): SQL {
  return and(a, b) as SQL
}
