import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Every word of the jobs' texts, those of titles once more with `t:` before them: a search for a part of a word looks here for the words
 * that have it (docs/decisions/0022-search.md), one for a word with a typo for those that begin or end alike. A trigger of
 * `jobs` adds them; none is removed.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_grams').using('gin', sql`word_grams(${table.word})`),
  index('search_words_start').on(table.word.op('text_pattern_ops')),
  index('search_words_end').on(sql`reverse(${table.word}) text_pattern_ops`),
])
