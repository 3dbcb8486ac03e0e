/** Shorter words are in every text. */
const LETTERS_MIN = 4
/** Fewer words say nothing. */
const WORDS_MIN = 8
/** Of the words of a text, in its plainer form at least so many are the same. */
const SHARE = 0.15
/** A plainer text may be longer, but not by so much. */
const TIMES = 3
const MORE = 400

/** Whether an answer can be a plainer form of a text, and not of another one. */
export function isAbout(answer: string, text: string): boolean {
  if (answer.length > text.length * TIMES + MORE) return false
  const words = wordsOf(text)
  if (words.size < WORDS_MIN) return true
  const answered = wordsOf(answer)
  return [...words].filter((word) => answered.has(word)).length >= words.size * SHARE
}

function wordsOf(text: string): Set<string> {
  const words = Array.from(text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => word)
  return new Set(words.filter((word) => word.length >= LETTERS_MIN))
}
