import { and, or, type SQL, sql } from 'drizzle-orm'
import { hasText, type JobTexts, jobTexts } from './job-filter.ts'

/** A word that close jobs are looked for by, in small letters, and the words of jobs that are one typo away. */
export interface CloseWord {
  word: string
  typos: readonly string[]
}

interface CloseCondition {
  /** Whether a job is close, by the rule of `closeReason` of the contract. */
  isClose: SQL
  /** Whether some word is a reason for it: what is named by the index. */
  hasReason: SQL
}

/** The rule of close jobs for the database; all that it has less is which reason comes first. */
export function closeCondition(words: readonly CloseWord[], texts: JobTexts = jobTexts): CloseCondition {
  const both = sql`${texts.searched} || E'\\x1f' || ${texts.also}`
  const found = words.map(({ word }) => hasText(word, texts))
  const reasons = words.map(({ word, typos }) => {
    const standing = /^[\p{Alphabetic}0-9]+$/u.test(word) ? hasWord(texts.also, [word]) : hasBareWord(texts.also, word)
    return typos.length > 0 ? or(standing, hasWord(both, typos)) : standing
  })
  const hasReason = or(...reasons) as SQL
  const hasAll = and(...found.map((one, at) => or(one, reasons[at])))
  return { isClose: sql`not (${and(...found)}) and ${hasAll}`, hasReason }
}

/** Whether one of these stands in the text with neither letter nor digit beside it. */
function hasWord(text: SQL, words: readonly string[]): SQL {
  return sql`${text} ~ lower(${`(^|[^[:alnum:]])(${words.join('|')})($|[^[:alnum:]])`})`
}

/** Whether a word with signs stands between spaces, or the brackets, quotes and commas around it. */
function hasBareWord(text: SQL, word: string): SQL {
  const escaped = word.replace(/[!-/:-@[-`{-~]/g, '\\$&')
  return sql`${text} ~ lower(${`(^|[[:space:]\\x1f])[("'[]*${escaped}[])"',;:.!?]*($|[[:space:]\\x1f])`})`
}
