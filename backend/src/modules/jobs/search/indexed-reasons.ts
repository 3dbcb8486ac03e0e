import { and, not, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import type { CloseWord } from './close-condition.ts'
import { hasPiece, type Share } from './has-piece.ts'
import { hasText, type JobFilter } from './job-filter.ts'
import { type Part, wordsWith } from './words-with.ts'

interface IndexedReasons {
  /** Whether the index of words has a reason, one at least, and each of the words in some way. */
  named: SQL
  /** The same of the part that stands for all. */
  ofPart: SQL
  /** What is left to ask of a job that it names. */
  rest: SQL | undefined
}

/**
 * Whether a job is close, and of the type and level, as far as the index of words can say.
 * @param filter the type and level asked for
 * @param isClose what is asked of the jobs that it names; of a single word it says all but whether a search finds that
 */
export async function indexedReasons(
  db: Connection,
  words: readonly CloseWord[],
  filter: JobFilter,
  isClose: SQL,
): Promise<IndexedReasons> {
  const reasons = words.map(({ word, typos }) => [`r:${word}`, ...inAnyText(typos)])
  const some = (share: Share) => hasPiece(reasons.flat(), filter, share)
  const parts = await Promise.all(words.map(({ word }) => wordsWith(db, word, '')))
  if (words.length === 1) {
    // Of a word that is a part of no other, as most typos are, there is nothing to ask of a job.
    const mistyped = words.filter(({ typos }, at) => typos.length > 0 && !isNowhere(parts[at]))
    return { named: some('all'), ofPart: some('part'), rest: and(...mistyped.map(({ word }) => not(hasText(word)))) }
  }
  const every = (share: Share) =>
    words.flatMap((_, at) => {
      const longest = parts[at]?.[0]
      if (!longest) return []
      return hasPiece([...(reasons[at] ?? []), ...inAnyText([longest.piece]), ...longest.words], filter, share)
    })
  const named = (share: Share) => and(some(share), ...every(share)) as SQL
  return { named: named('all'), ofPart: named('part'), rest: isClose }
}

/** Whether the index of words says of a text that no job has it. */
function isNowhere(parts: readonly Part[] = []): boolean {
  return parts.some(({ isAll, words }) => isAll && words.length === 0)
}

/** How the index has words of any of the texts: those of requirements and location that are no part of the others have `r:`. */
function inAnyText(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, `r:${word}`])
}
