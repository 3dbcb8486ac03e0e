import { bareWords } from './bare-words.ts'
import { CLOSE_WORD_MAX, CLOSE_WORDS_MAX } from './limits.ts'

/**
 * The words of a search, as they were typed, that close jobs are looked for by (docs/rules.md#close-jobs-say-why-they-are-there):
 * what stands between spaces, without the brackets, quotes and commas around it, and has a letter or a digit; each once.
 * @returns none where they are too many, or one is too long, to be looked for one by one
 */
export function closeWords(text: string): string[] {
  const words = [...new Map(bareWords(text).map((word) => [word.toLowerCase(), word])).values()]
  const isTooMuch = words.length > CLOSE_WORDS_MAX || words.some(({ length }) => length > CLOSE_WORD_MAX)
  return isTooMuch ? [] : words
}
