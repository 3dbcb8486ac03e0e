import { closeWords } from '@goodword/contract/close-words'
import { totalOf } from '@goodword/contract/pages'
import type { Connection } from '../../../db/connect/client.ts'
import { type CloseWord, closeCondition, closeIndexCondition } from './close-condition.ts'
import { FEW, type Found, findMatching } from './find-matching.ts'
import { type Part, rankFor, type SearchQuery } from './job-order.ts'
import { knownTypos } from './known-typos.ts'

/**
 * The open jobs that come close to the text, in the order asked for (docs/rules.md#close-jobs-say-why-they-are-there). Typos are looked
 * up among the words of all jobs first; from there on they are searched as words are.
 * @param few see `findMatching`
 */
export async function findCloseJobs(
  db: Connection,
  query: SearchQuery,
  part: Part,
  _isCounted: boolean,
  few = FEW,
): Promise<Found> {
  const words = await knownWords(db, query.q ?? '')
  if (words.length === 0) return { found: [], total: totalOf(0) }
  // None has the text in its title, so that the most relevant are the most recent.
  const rank = rankFor({ sort: query.sort })
  const indexed = await closeIndexCondition(db, words, query)
  return findMatching(db, query, { indexed, matches: closeCondition(words), rank }, part, few)
}

/** The words of a text, and what they may be typos of. */
export async function knownWords(db: Connection, text: string): Promise<CloseWord[]> {
  const words = closeWords(text).map((word) => word.toLowerCase())
  const typos = await knownTypos(db, words)
  return words.map((word, at) => ({ word, typos: typos[at] ?? [] }))
}
