import { isOneEditAway } from '@goodword/contract/is-one-edit-away'
import { mayHaveTypo } from '@goodword/contract/may-have-typo'
import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/connect/client.ts'
import { searchWords } from '../../../db/schema/search-words.ts'

/**
 * The words of jobs that are one edit away from these, word by word: none for one in which no typo is looked for. An edit leaves one
 * half of a word as it is, so indexes of beginnings and of ends find them; all but two letters swapped in its middle, which are
 * looked up as they are.
 * @param words in small letters
 */
export async function knownTypos(db: Connection, words: readonly string[]): Promise<string[][]> {
  const looked = words.filter(mayHaveTypo)
  if (looked.length === 0) return words.map(() => [])
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from ${searchWords} where not starts_with(word, 't:') and (${sql.join(looked.map(hasHalf), sql` or `)})`,
  )
  return words.map((word) =>
    looked.includes(word) ? rows.map((row) => row.word).filter((known) => isOneEditAway(known, word)) : [],
  )
}

function hasHalf(word: string): SQL {
  const letters = [...word]
  const half = letters.length >> 1
  const [start, end] = [letters.slice(0, half), letters.slice(half)]
  const swapped = [...start.slice(0, -1), end[0], start.at(-1), ...end.slice(1)].join('')
  const isAsLong = sql`length(word) between ${letters.length - 1} and ${letters.length + 1}`
  return sql`word like ${`${start.join('')}%`} and ${isAsLong}
    or reverse(word) like ${`${end.toReversed().join('')}%`} and ${isAsLong} or word = ${swapped}`
}
