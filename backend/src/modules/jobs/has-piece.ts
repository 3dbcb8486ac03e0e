import { type SQL, sql } from 'drizzle-orm'
import { jobPieces } from '../../db/schema/jobs.ts'

/** Whether the index of words has one of these for a job. */
export function hasPiece(words: readonly string[]): SQL {
  return sql`${jobPieces} && ${sql.param(words)}::text[]`
}
