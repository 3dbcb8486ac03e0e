import { and, not, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { alsoSearchedText } from '../../../db/schema/search-expressions.ts'
import { hasWord, type IndexCondition } from './index-condition.ts'
import { hasText, type JobFilter, narrowed } from './job-conditions.ts'
import { matchingWords } from './matching-words.ts'

/** A word that close jobs are looked for by, in small letters, and the words of jobs that are one typo away. */
export interface CloseWord {
  word: string
  typos: readonly string[]
}

/** Whether a job is close, by the rule of `closeReason` of the contract; all that it has less is which reason comes first. */
export function closeCondition(words: readonly CloseWord[]): SQL {
  const both = sql`${jobs.searched} || E'\\x1f' || ${alsoSearchedText}`
  const found = words.map(({ word }) => hasText(word))
  const reasons = words.map(({ word, typos }) => {
    const standing = /^[\p{Alphabetic}0-9]+$/u.test(word)
      ? standsIn(alsoSearchedText, [word])
      : standsBare(alsoSearchedText, word)
    return typos.length > 0 ? or(standing, standsIn(both, typos)) : standing
  })
  const hasAll = and(...found.map((one, at) => or(one, reasons[at])))
  return sql`not (${and(...found)}) and ${hasAll}`
}

/**
 * The same as the index of words knows it: a job has a reason, one at least, and each of the words in some way. Of words without signs that
 * is all but whether a search finds the job.
 * @param filter the type and level asked for
 */
export async function closeIndexCondition(
  db: Connection,
  words: readonly CloseWord[],
  filter: JobFilter,
): Promise<IndexCondition> {
  const reasons = words.map(({ word, typos }) => [`r:${word}`, ...inAnyText(typos)])
  const parts = await Promise.all(words.map(({ word }) => matchingWords(db, word, '')))
  const hasReason = and(narrowed(filter), hasWord(reasons.flat()))
  if (words.length === 1) {
    // Of a word that is a part of no other, as most typos are, there is nothing to ask of a job.
    const isNowhere = parts[0]?.some(({ isAll, words: known }) => isAll && known.length === 0)
    const mistyped = isNowhere ? [] : words.filter(({ typos }) => typos.length > 0)
    return { named: hasReason, check: and(...mistyped.map(({ word }) => not(hasText(word)))) }
  }
  const hasEach = words.flatMap((_, at) => {
    const longest = parts[at]?.[0]
    if (!longest) return []
    return hasWord([...(reasons[at] ?? []), ...inAnyText([longest.piece]), ...longest.words])
  })
  const isKnown = parts.every((some) => some.some(({ isAll }) => isAll))
  const check = isKnown ? not(and(...words.map(({ word }) => hasText(word))) as SQL) : closeCondition(words)
  return { named: and(hasReason, ...hasEach), check }
}

/** How the index has words of any of the texts: those of requirements and location that are no part of the others have `r:`. */
function inAnyText(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, `r:${word}`])
}

/** Whether one of these stands in the text with neither letter nor digit beside it. */
function standsIn(text: SQL, words: readonly string[]): SQL {
  return sql`${text} ~ lower(${`(^|[^[:alnum:]])(${words.join('|')})($|[^[:alnum:]])`})`
}

/** Whether a word with signs stands between spaces, or the brackets, quotes and commas around it. */
function standsBare(text: SQL, word: string): SQL {
  const escaped = word.replace(/[!-/:-@[-`{-~]/g, '\\$&')
  return sql`${text} ~ lower(${`(^|[[:space:]\\x1f])[("'[]*${escaped}[])"',;:.!?]*($|[[:space:]\\x1f])`})`
}
