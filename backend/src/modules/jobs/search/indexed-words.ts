import { and, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { jobPairs } from '../../../db/schema/jobs.ts'
import { hasPiece, type Share } from './has-piece.ts'
import { facets, isOpen, isOpenItself, type JobFilter } from './job-filter.ts'
import { pairsWith } from './pairs-with.ts'
import { wordsWith } from './words-with.ts'

/** What the indexes of words say of a text. */
export interface IndexedWords {
  /** Which jobs it names: yes to a few jobs too many, never to too few; undefined where the indexes know nothing that narrows it. */
  where: SQL | undefined
  /** Whether it is yes to no job too many, so that no job need be read for it. */
  isExact: boolean
  /** How jobs are asked whether they are open: the index of words has open jobs alone, that of pairs has all. */
  isOpen: SQL
  /** The open jobs of the type and level that it names. */
  narrowed: SQL | undefined
  /** Those of the part that stands for all, where one index says all of that; another one for type and level is put beside it otherwise. */
  ofPart?: SQL | undefined
  /** The words of which each job has one, where that is all there is to say. */
  words?: readonly string[] | undefined
}

/**
 * What the indexes can say of a text before any job is read. Of several words: which of them stand side by side. Else: each of its
 * words, or of its other characters, is a part of some word of the job. Of a text that is a single word, or two of them, that is all
 * there is to say.
 * @param filter the type and level asked for
 * @param place in which words: `t:` for those of the title
 */
export async function indexedWords(
  db: Connection,
  text: string,
  filter: JobFilter,
  place: '' | 't:',
): Promise<IndexedWords> {
  const pairs = /\s/.test(text) ? await pairsWith(db, text, place) : undefined
  if (pairs) {
    const where = pairs.query === undefined ? sql`false` : sql`${jobPairs} @@ ${pairs.query}::tsquery`
    const narrowed = and(facets(filter, isOpenItself), where)
    return { where, isExact: pairs.isExact, isOpen: isOpenItself, narrowed }
  }
  const parts = await wordsWith(db, text, place)
  if (parts.length === 0) {
    return { where: undefined, isExact: false, isOpen, narrowed: facets(filter) }
  }
  const narrowed = (share: Share) => and(isOpen, ...parts.map(({ words }) => hasPiece(words, filter, share)))
  return {
    where: and(...parts.map(({ words }) => hasPiece(words))),
    isExact: parts.some(({ isAll }) => isAll),
    isOpen,
    narrowed: narrowed('all'),
    ofPart: narrowed('part'),
    words: parts.length === 1 ? parts[0]?.words : undefined,
  }
}
