import { LRUCache } from 'lru-cache'
import { stemmer } from 'stemmer'

/** The stems of words that were asked for: names are made of few. */
const stems = new LRUCache<string, string>({ max: 20_000 })

/** Words that say nothing of the work: what joins others, and how long somebody has done it. */
const IGNORED = new Set('and of the or in for a an to with at on by as all other except senior sr junior jr'.split(' '))
/** How many first letters of a word stand for its family, and how much they count beside the word: weld, welder, welding. */
const STARTS = [3, 5]
const START_WEIGHT = 0.4

/** The words of a name of work or of a text in small letters, without what says nothing of the work. */
export function nameWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/\.(?=[a-z]\b)/g, '')
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  return words.filter((word) => !IGNORED.has(word))
}

/** What a word's forms have in common. */
function stemOf(word: string): string {
  const known = stems.get(word) ?? stemmer(word)
  stems.set(word, known)
  return known
}

/** What names are compared by, and how much each counts: the stems of the words, and `^` with their first letters. */
export function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>()
  for (const word of nameWords(text)) {
    features.set(stemOf(word), 1)
    for (const letters of STARTS) if (word.length >= letters) features.set(`^${word.slice(0, letters)}`, START_WEIGHT)
  }
  return features
}

/** The same for names of the same words, whatever their order and form. */
export function nameKey(text: string): string {
  return [...new Set(nameWords(text).map(stemOf))].sort().join(' ')
}
