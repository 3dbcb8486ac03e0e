import { and, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { jobPairs } from '../../db/schema/jobs.ts'
import { hasPiece } from './has-piece.ts'
import { isOpen, isOpenItself } from './job-filter.ts'
import { pairsWith } from './pairs-with.ts'
import { wordsWith } from './words-with.ts'

/**
 * For each job that has one of the words, the index looks at all of them: so many words, times the part of all jobs that has one, and
 * reading the jobs of a type and level is quicker.
 */
const LOOKS_MAX = 80

/** What the indexes of words say of a part of a text. */
interface IndexedPart {
  /** Yes to a few jobs too many, never to too few. */
  where: SQL
  /** Whether the part is all of the text, so that it is yes to no job too many. */
  isAll: boolean
  /** How many words the index looks at. */
  looks: number
  /** How the jobs that it names are asked whether they are open: the index of words has open jobs alone, that of pairs has all. */
  isOpen: SQL
}

/** What the indexes of words say of a text. */
export interface IndexedWords {
  /** Yes to a few jobs too many, never to too few; undefined where the indexes know nothing that narrows it. */
  where: SQL | undefined
  /** Whether it is yes to no job too many, so that no job need be read for it. */
  isExact: boolean
  /** How jobs are asked whether they are open. */
  isOpen: SQL
}

/**
 * What the indexes can say of a text before any job is read. Of several words: which of them stand side by side. Else: each of its
 * words, or of its other characters, is a part of some word of the job. Of a text that is a single word, or two of them, that is all
 * there is to say.
 * @param where in which words: `t:` for those of the title
 */
export async function indexedParts(db: Connection, text: string, where: '' | 't:'): Promise<IndexedPart[]> {
  const pairs = /\s/.test(text) ? await pairsWith(db, text, where) : undefined
  if (pairs) {
    const found = pairs.query === undefined ? sql`false` : sql`${jobPairs} @@ ${pairs.query}::tsquery`
    return [{ where: found, isAll: pairs.isExact, looks: 1, isOpen: isOpenItself }]
  }
  const parts = await wordsWith(db, text, where)
  return parts.map(({ words, isAll }) => ({ where: hasPiece(words), isAll, looks: words.length, isOpen }))
}

/**
 * Those of the parts that are worth a look.
 * @param frequency which part of all jobs has the text, as far as is known
 */
export function worthwhile(parts: readonly IndexedPart[], frequency: number): IndexedWords {
  const useful = parts.filter(({ looks }) => looks * frequency <= LOOKS_MAX)
  return {
    where: and(...useful.map(({ where }) => where)),
    isExact: useful.some(({ isAll }) => isAll),
    isOpen: useful[0]?.isOpen ?? isOpen,
  }
}
