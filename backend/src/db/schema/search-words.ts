import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Every word of the jobs' searched texts, those of titles once more with `t:` before them: a search for a part of a word looks
 * here for the words that have it (docs/decisions/0022-search-at-size.md). A trigger of `jobs` adds them; none is removed.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_grams').using('gin', sql`word_grams(${table.word})`),
])
