import { stemmer } from 'stemmer'

/** Words that say nothing of the work: what joins others, and how long somebody has done it. */
const IGNORED = new Set(
  'and of the or in for a an to with at on by as all other except senior sr junior jr'.split(' '),
)
/** How many first letters of a word stand for its family, and how much they count beside the word: weld, welder, welding. */
const STARTS = [3, 5]
const START_WEIGHT = 0.4

/** The words of a name of work or of a text in small letters, without what says nothing of the work where something else does. */
export function nameWords(text: string): string[] {
  const words = text.toLowerCase().replace(/\.(?=[a-z]\b)/g, '').replace(/['’]s\b/g, '').match(/[\p{L}\p{N}+#]+/gu) ?? []
  const telling = words.filter((word) => !IGNORED.has(word))
  return telling.length > 0 ? telling : words.filter((word) => /^(senior|sr|junior|jr)$/.test(word))
}

/**
 * What names are compared by, and how much each counts: the stems of the words, and `^` with their first letters.
 * @param stem how a word becomes its stem
 */
export function featuresOf(text: string, stem: (word: string) => string = stemmer): Map<string, number> {
  const features = new Map<string, number>()
  for (const word of nameWords(text)) {
    features.set(stem(word), 1)
    for (const letters of STARTS) if (word.length >= letters) features.set(`^${word.slice(0, letters)}`, START_WEIGHT)
  }
  return features
}

/** The same for names of the same words, whatever their order and form. */
export function nameKey(text: string): string {
  return [...new Set(nameWords(text).map(stemmer))].sort().join(' ')
}
