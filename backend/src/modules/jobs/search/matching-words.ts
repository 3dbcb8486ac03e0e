import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { searchWords } from '../../../db/schema/search-words.ts'

/** Each word is looked up in the index: a piece that is in more words than these is left out. */
const WORDS_MAX = 1000
/** Characters of a piece that are looked for; the index cuts longer words so that any piece of this length lies in one part. */
const PIECE_MAX = 32

export interface MatchingWords {
  /** A word of the text, or a character that is no letter or digit. */
  piece: string
  /** The words that have it as a part, the shortest first: itself, where it is one. */
  words: string[]
  /** Whether the piece is all of the text, and its words are of the place that was asked for: the index has no place for other characters. */
  isAll: boolean
}

/**
 * The words of jobs that a text's words are parts of, for up to four of its longest that are parts of few.
 * @param where of which words: `t:` for those of titles
 */
export async function matchingWords(db: Connection, text: string, where: '' | 't:'): Promise<MatchingWords[]> {
  // Other characters stand for themselves wherever they are.
  const { rows } = await db.execute<MatchingWords & Record<string, unknown>>(sql`
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
  const known = rows.filter(({ words }) => words.length <= WORDS_MAX)
  return known.map((row) => ({ ...row, words: row.words.toSorted((one, other) => one.length - other.length) }))
}
