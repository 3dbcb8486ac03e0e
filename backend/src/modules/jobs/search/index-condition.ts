import { and, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobPairs, jobPieces } from '../../../db/schema/search-expressions.ts'
import { facetOf, hasInTitle, hasText, type JobFilter, narrowed, openAt } from './job-conditions.ts'
import { matchingWords } from './matching-words.ts'
import { phraseQuery } from './phrase-query.ts'

/** A condition that the index of words, or that of phrases, answers. */
export interface IndexCondition {
  /** Open jobs of the type, level, place and pay that the index names: all that match, and perhaps more. */
  named: SQL | undefined
  /** What each of them has to be asked; undefined where all match. */
  check: SQL | undefined
  /** Names some of the jobs that `named` names, sooner: where many of these match, so do many of all. */
  some?: SQL | undefined
}

/** For each job that it names the index looks at all words that it is asked for. */
const WORDS_AT_ONCE = 32

/**
 * A text as the indexes know it: the words that stand side by side in it, or else the words that its words are parts of. Of one word,
 * or two, that is all there is to say, and no job need be asked.
 * @param place in which texts: `t:` for titles
 * @returns undefined where the indexes know nothing that narrows it
 */
export async function indexCondition(
  db: Connection,
  text: string,
  filter: JobFilter,
  place: '' | 't:',
): Promise<IndexCondition | undefined> {
  const check = place === 't:' ? hasInTitle(text) : hasText(text)
  const phrase = /[^\p{L}\p{N}]/u.test(text) ? await phraseQuery(db, text, place) : undefined
  if (phrase) {
    const { query, isExact } = phrase
    const facet = facetOf(filter)
    const asked = facet ? `(${query}) & 'f:${facet}'` : query
    const named = query === undefined ? sql`false` : and(openAt(filter), sql`${jobPairs} @@ ${asked}::tsquery`)
    return { named, check: isExact ? undefined : check }
  }
  const parts = await matchingWords(db, text, place)
  if (parts.length === 0) return undefined
  const named = and(narrowed(filter), ...parts.map(({ words }) => hasWord(words)))
  const isMany = parts.some(({ words }) => words.length > WORDS_AT_ONCE)
  const some = and(narrowed(filter), ...parts.map(({ words }) => hasWord(words.slice(0, WORDS_AT_ONCE))))
  const isAll = parts.some((part) => part.isAll)
  return { named, check: isAll ? undefined : check, ...(isMany && { some }) }
}

/** Jobs that have one of these words. */
export function hasWord(words: readonly string[]): SQL {
  return sql`${jobPieces} && ${sql.param(words)}::text[]`
}
