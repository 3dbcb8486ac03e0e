import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { searchedText } from '../../db/schema/jobs.ts'
import { searchWords } from '../../db/schema/search-words.ts'

/** A part of a word that more words have is of no use to the index: each of them is looked up in it. */
const WORDS_MAX = 1000
/** As long as parts of a text are looked for: the index holds the parts of a longer word so that any of these lies in one. */
const PIECE_MAX = 32

/**
 * What the index of words can say of a text before any job is read: each of its words, or of its other characters, is a part of
 * some word of the job. It says yes to a few jobs too many, never to too few.
 * @param where in which words: `t:` for those of the title
 * @returns undefined where the index knows nothing that narrows it
 */
export async function indexedWords(db: Connection, text: string, where: '' | 't:'): Promise<SQL | undefined> {
  // Other characters stand for themselves wherever they are.
  const { rows } = await db.execute<{ words: string[] }>(sql`
    select array(
      select word from ${searchWords}
      where word_grams(word) @> array(
          select prefix || gram from unnest(word_grams(piece)) gram where length(gram) = least(3, length(piece)))
        and strpos(word, piece) > 0 and starts_with(word, 't:') = (prefix = 't:')
      limit ${WORDS_MAX + 1}) as words
    from (
      select distinct left(found, ${PIECE_MAX}) as piece, case when found ~ '^[[:alnum:]]' then ${where}::text else '' end as prefix
      from unnest(search_pieces(lower(${text}))) found where found <> '' and not starts_with(found, 't:')) pieces
    order by length(piece) desc limit 4`)
  const useful = rows.filter(({ words }) => words.length <= WORDS_MAX)
  if (useful.length === 0) return undefined
  const each = useful.map(({ words }) => sql`search_pieces(${searchedText}) && ${sql.param(words)}::text[]`)
  return sql.join(each, sql` and `)
}
