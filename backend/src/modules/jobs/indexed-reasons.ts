import { and, not, type SQL } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import type { CloseWord } from './close-condition.ts'
import { hasPiece } from './has-piece.ts'
import { hasText } from './job-filter.ts'
import { wordsWith } from './words-with.ts'

interface IndexedReasons {
  /** Whether the index of words has some reason: what it names. */
  some: SQL
  /** Whether a job is close: of what it names, as little as there is left to ask. */
  where: SQL | undefined
}

/**
 * Whether a job is close, asked of the index of words first: one word at least is a reason, and each of them is there in some way.
 * @param isClose what is asked of the jobs that it names; of a single word it says all but whether a search finds that
 */
export async function indexedReasons(
  db: Connection,
  words: readonly CloseWord[],
  isClose: SQL,
): Promise<IndexedReasons> {
  const reasons = words.map(({ word, typos }) => [`r:${word}`, ...inAnyText(typos)])
  const some = hasPiece(reasons.flat())
  if (words.length === 1)
    return {
      some,
      where: and(some, ...words.map(({ word, typos }) => (typos.length > 0 ? not(hasText(word)) : undefined))),
    }
  const parts = await Promise.all(words.map(({ word }) => wordsWith(db, word, '')))
  const each = words.flatMap((_, at) => {
    const longest = parts[at]?.[0]
    return longest ? [hasPiece([...(reasons[at] ?? []), ...inAnyText([longest.piece]), ...longest.words])] : []
  })
  return { some, where: and(some, ...each, isClose) }
}

/** How the index has words of any of the texts: those of requirements and location that are no part of the others have `r:`. */
function inAnyText(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, `r:${word}`])
}
