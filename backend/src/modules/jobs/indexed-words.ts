import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { hasPiece } from './has-piece.ts'
import { wordsWith } from './words-with.ts'

/**
 * What the index of words can say of a text before any job is read: each of its words, or of its other characters, is a part of
 * some word of the job. It says yes to a few jobs too many, never to too few.
 * @param where in which words: `t:` for those of the title
 * @returns undefined where the index knows nothing that narrows it
 */
export async function indexedWords(db: Connection, text: string, where: '' | 't:'): Promise<SQL | undefined> {
  const useful = await wordsWith(db, text, where)
  return useful.length > 0
    ? sql.join(
        useful.map(({ words }) => hasPiece(words)),
        sql` and `,
      )
    : undefined
}
