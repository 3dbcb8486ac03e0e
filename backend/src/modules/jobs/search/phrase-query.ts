import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { searchWords } from '../../../db/schema/search-words.ts'

/** A pair is looked for with every word that ends like its first one: with more words than these it is left out. */
const WORDS_MAX = 200
/** Letters of a word beside what is between two that the index of phrases has. */
const LETTERS_MAX = 32

interface Pair {
  /** How the index may have its first word, and what follows: " nurse", or "|nurse" where anything but one space is between them. */
  firsts: string[]
  second: string
  /** Whether the second word may go on. */
  isLast: boolean
  /** Whether it is all of the text. */
  isAll: boolean
}

/** What the index of phrases is asked of a text. */
export interface PhraseQuery {
  /** For `@@`; undefined where some pair is in no job. */
  query: string | undefined
  /** Whether what it finds is what has the text, so that no job need be read for it. */
  isExact: boolean
}

/**
 * The words of a text that stand side by side: the first may be the end of a longer word, the last the beginning of one.
 * @param place in which texts: `t:` for titles
 * @returns undefined where the text has no such words, or so many words end like its first that others say more
 */
export async function phraseQuery(db: Connection, text: string, place: '' | 't:'): Promise<PhraseQuery | undefined> {
  const letters = sql.raw(String(LETTERS_MAX))
  // As `search_pairs` has them. The last character there is ends what begins alike, byte by byte, as the index of ends is sorted.
  const { rows } = await db.execute<Pair & Record<string, unknown>>(sql`
    select case when at > 1 then array[first] else array(
        select distinct right(word, ${letters}) from ${searchWords}
        where reverse(word) ~>=~ reverse(first) and reverse(word) ~<~ (reverse(first) || chr(1114111))
          and not starts_with(word, 't:')
        limit ${WORDS_MAX + 1}) end as firsts,
      case b when '|' then '|' || left(c, ${letters}) else ' ' || left(b, ${letters}) end as second,
      at + (b = '|')::int = cardinality(words) - 1 as "isLast",
      cardinality(words) = 2 and greatest(length(a), length(b)) <= ${letters} as "isAll"
    from string_to_array(regexp_replace(lower(${text}), '[^[:alnum:]]{2,}|[^[:alnum:] ]', ' | ', 'g'), ' ') words,
      unnest(words, words[2:], words[3:]) with ordinality pairs (a, b, c, at), right(a, ${letters}) first
    where a not in ('', '|') and b <> '' and (b <> '|' or c <> '')`)
  const known = rows.filter(({ firsts }) => firsts.length <= WORDS_MAX)
  if (known.length === 0) return undefined
  if (known.some(({ firsts }) => firsts.length === 0)) return { query: undefined, isExact: true }
  // Letters, digits and | alone: nothing in them means anything to a query between quotes.
  const asked = known.map(({ firsts, second, isLast }) =>
    firsts.map((first) => `'${place}${first}${second}'${isLast ? ':*' : ''}`).join(' | '),
  )
  return { query: asked.map((one) => `(${one})`).join(' & '), isExact: known.some(({ isAll }) => isAll) }
}
