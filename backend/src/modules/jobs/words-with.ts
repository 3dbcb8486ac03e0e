import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { searchWords } from '../../db/schema/search-words.ts'

/** A part of a word that more words have is of no use to the index: each of them is looked up in it. */
const WORDS_MAX = 1000
/** As long as parts of a text are looked for: the index holds the parts of a longer word so that any of these lies in one. */
const PIECE_MAX = 32

interface Part {
  /** A word of the text, or another of its characters. */
  piece: string
  /** The words that have it as a part. */
  words: string[]
  /** Whether it is the whole text, and looked for where that was asked: of other characters it is not known which are in titles. */
  isAll: boolean
}

/**
 * The words of jobs that a text's words are parts of, for up to four of its longest that are parts of few.
 * @param where of which words: `t:` for those of titles
 */
export async function wordsWith(db: Connection, text: string, where: '' | 't:'): Promise<Part[]> {
  // Other characters stand for themselves wherever they are.
  const { rows } = await db.execute<Part & Record<string, unknown>>(sql`
    select piece, array(
      select word from ${searchWords}
      where word_grams(word) @> array(
          select prefix || gram from unnest(word_grams(piece)) gram where length(gram) = least(3, length(piece)))
        and strpos(word, piece) > 0 and starts_with(word, 't:') = (prefix = 't:')
      limit ${WORDS_MAX + 1}) as words, piece = lower(${text}) and prefix = ${where} as "isAll"
    from (
      select distinct left(found, ${PIECE_MAX}) as piece, case when found ~ '^[[:alnum:]]' then ${where}::text else '' end as prefix
      from unnest(search_pieces(lower(${text}))) found where found <> '' and not starts_with(found, 't:')) pieces
    order by length(piece) desc limit 4`)
  return rows.filter(({ words }) => words.length <= WORDS_MAX)
}
