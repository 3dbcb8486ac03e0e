import { closeWords } from '@goodword/contract/close-words'
import type { JobQuery } from '@goodword/contract/jobs'
import { type Total, totalOf } from '@goodword/contract/pages'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { type CloseWord, closeCondition } from './close-condition.ts'
import { countJobs } from './count-jobs.ts'
import { findPart } from './find-part.ts'
import { indexedReasons } from './indexed-reasons.ts'
import { facets } from './job-filter.ts'
import { rankFor } from './job-order.ts'
import type { FoundJob, PageOf } from './job-part.ts'
import { knownTypos } from './known-typos.ts'
import { sampleJobs } from './sample-jobs.ts'
import { withMemory } from './with-memory.ts'

/**
 * The open jobs that come close to the text, in the order asked for: at most `limit`, after `end`
 * (docs/rules.md#close-jobs-say-why-they-are-there). Typos are looked up among the words of all jobs first; from there on they are
 * found as any words are (docs/decisions/0024-close-jobs.md).
 * @returns with `isCounted`, how many there are in all, too
 */
export async function findCloseJobs(
  db: Connection,
  query: JobQuery,
  { limit, end, isCounted }: PageOf,
): Promise<{ found: FoundJob[]; total: Total | undefined }> {
  const words = await knownWords(db, query.q ?? '')
  if (words.length === 0) return { found: [], total: isCounted ? totalOf(0) : undefined }
  const { isClose, hasReason } = closeCondition(words)
  const sample = await sampleJobs(db, query, { matches: isClose, named: hasReason, limit })
  const indexed = () => indexedReasons(db, words, isClose)
  // None has the text in its title, so that the most relevant are the most recent.
  const rank = rankFor({ sort: query.sort })
  const part = {
    where: isClose,
    rank: rank ?? sql<number>`0`,
    isRanked: rank !== undefined,
    isFrequent: sample.isFrequent,
    indexed,
    end,
  }
  const [found, counted] = await Promise.all([
    findPart(db, query, part, limit, sample.isWhole),
    isCounted && !sample.total ? count(db, and(facets(query), await indexed())) : undefined,
  ])
  return { found, total: isCounted ? (sample.total ?? counted) : undefined }
}

async function knownWords(db: Connection, text: string): Promise<CloseWord[]> {
  const words = closeWords(text).map((word) => word.toLowerCase())
  const typos = await knownTypos(db, words)
  return words.map((word, at) => ({ word, typos: typos[at] ?? [] }))
}

function count(db: Connection, where: SQL | undefined): Promise<Total> {
  return withMemory(db, (tx) => countJobs(tx, where))
}
