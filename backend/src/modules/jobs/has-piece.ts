import { and, type SQL, sql } from 'drizzle-orm'
import { jobFacets, jobPieces } from '../../db/schema/jobs.ts'
import type { JobFilter } from './job-filter.ts'

/** Whether the index of words has one of these for a job that is of the type and level, which are asked of it, too. */
export function hasPiece(words: readonly string[], { type, level }: JobFilter = {}): SQL {
  const some = sql`${jobPieces} && ${sql.param(words)}::text[]`
  const facet = [type, level].filter(Boolean).join(' ')
  return facet ? (and(some, sql`${jobFacets} @> ${sql.param([facet])}::text[]`) as SQL) : some
}
