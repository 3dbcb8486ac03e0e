import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { hasPiece } from './has-piece.ts'
import { wordsWith } from './words-with.ts'

/**
 * For each job that has one of the words, the index looks at all of them: so many words, times the part of all jobs that has one, and
 * reading the jobs of a type and level is quicker.
 */
const LOOKS_MAX = 80

/** What the index of words says of a text. */
export interface IndexedWords {
  /** Yes to a few jobs too many, never to too few; undefined where the index knows nothing that narrows it. */
  where: SQL | undefined
  /** Whether it is yes to no job too many, so that no job need be read for it. */
  isExact: boolean
}

/**
 * What the index of words can say of a text before any job is read: each of its words, or of its other characters, is a part of
 * some word of the job. Of a text that is a single one of them, that is all there is to say.
 * @param where in which words: `t:` for those of the title
 * @param frequency which part of all jobs has the text, as far as is known
 */
export async function indexedWords(
  db: Connection,
  text: string,
  where: '' | 't:',
  frequency: number,
): Promise<IndexedWords> {
  const found = await wordsWith(db, text, where)
  const useful = found.filter(({ words }) => words.length * frequency <= LOOKS_MAX)
  if (useful.length === 0) return { where: undefined, isExact: false }
  return {
    where: sql.join(
      useful.map(({ words }) => hasPiece(words)),
      sql` and `,
    ),
    isExact: useful.some(({ isAll }) => isAll),
  }
}
