import { closeWords } from '@goodword/contract/close-words'
import type { JobQuery } from '@goodword/contract/jobs'
import { COUNT_MAX } from '@goodword/contract/limits'
import { totalOf } from '@goodword/contract/pages'
import { and, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { type CloseWord, closeCondition } from './close-condition.ts'
import { countNamed } from './count-jobs.ts'
import { estimateJobs } from './estimate-jobs.ts'
import { findFew } from './find-few.ts'
import { findPart } from './find-part.ts'
import { indexedReasons } from './indexed-reasons.ts'
import { isOpen, type JobTexts } from './job-filter.ts'
import { rankFor } from './job-order.ts'
import type { FoundJobs, PageOf } from './job-part.ts'
import { knownTypos } from './known-typos.ts'
import { sampleJobs } from './sample-jobs.ts'
import { withMemory } from './with-memory.ts'

/**
 * The open jobs that come close to the text, in the order asked for: at most `limit`, after `end`
 * (docs/rules.md#close-jobs-say-why-they-are-there). Typos are looked up among the words of all jobs first; from there on they are
 * found as any words are (docs/decisions/0024-close-jobs.md).
 * @param most how many are few
 * @returns how many there are in all, too, where that is asked for or known
 */
export async function findCloseJobs(
  db: Connection,
  query: JobQuery,
  { limit, end, isCounted }: PageOf,
  most = COUNT_MAX,
): Promise<FoundJobs> {
  const words = await knownWords(db, query.q ?? '')
  if (words.length === 0) return { found: [], total: isCounted ? totalOf(0) : undefined }
  const { isClose } = closeCondition(words)
  const { named, ofPart, rest } = await indexedReasons(db, words, query, isClose)
  const narrowed = and(isOpen, named)
  // None has the text in its title, so that the most relevant are the most recent.
  const rank = rankFor({ sort: query.sort })
  const few = () => findFew(db, { named: narrowed, rest, rank, end, limit, most })
  const isRare = (await estimateJobs(db, named)) <= most
  const rare = isRare ? await few() : undefined
  if (rare) return rare
  // By a single word the index names hardly more than what is close.
  const matches = (texts: JobTexts) => closeCondition(words, texts).isClose
  const sampled = words.length > 1 ? (texts: JobTexts) => closeCondition(words, texts).hasReason : undefined
  const sample = await sampleJobs(db, query, { matches, named: sampled, limit, isCountedByWords: true })
  const seldom = !isRare && !sample.reads && sample.named <= most ? await few() : undefined
  if (seldom) return seldom
  const part = {
    where: matches,
    rank: rank ?? sql<number>`0`,
    isRanked: rank !== undefined,
    reads: sample.reads,
    indexed: async () => and(narrowed, rest),
    end,
  }
  const count = () => withMemory(db, (tx) => countNamed(tx, { named: narrowed, ofPart: and(isOpen, ofPart), rest }))
  const [found, total] = await Promise.all([
    findPart(db, query, part, limit, sample.isWhole),
    isCounted ? (sample.total ?? count()) : undefined,
  ])
  return { found, total }
}

async function knownWords(db: Connection, text: string): Promise<CloseWord[]> {
  const words = closeWords(text).map((word) => word.toLowerCase())
  const typos = await knownTypos(db, words)
  return words.map((word, at) => ({ word, typos: typos[at] ?? [] }))
}
