/** How long somebody has done the work says nothing of the work. */
const LEVELS = new Set(['senior', 'sr', 'junior', 'jr'])
/** What stands between two titles, or between a title and the rest. */
const BETWEEN = /[|,;:/\\·•–—()[\]"]|\s-\s|\s@\s?|\sat\s/u
const MARKS = /\p{M}/gu
/** Most names and titles have none, and are done in a fraction of the time. */
const BEYOND_ASCII = /[\u0080-\uffff]/
const WORDS = /[\p{L}\p{N}+#&.]+/gu

/** Small letters without accents: "Ünal" is found as "unal". */
export function folded(text: string): string {
  const plain = BEYOND_ASCII.test(text) ? text.normalize('NFKD').replace(MARKS, '') : text
  return plain.toLowerCase()
}

/**
 * The words of a title, part by part: "Senior Staff Nurse, ICU" is [staff nurse] and [icu]. The plural counts as the
 * singular.
 */
export function titleParts(title: string): string[][] {
  return folded(title)
    .split(BETWEEN)
    .map((part) => (part.match(WORDS) ?? []).map(withoutPlural).filter(isOfTheWork))
    .filter((words) => words.length > 0)
}

/** Two titles of the same words have the same key; empty for one without words. */
export function titleKey(title: string): string {
  return titleParts(title).flat().join(' ')
}

/** How a title writes the words of a key: of "Senior Staff Nurses, ICU" and "staff nurse" it is "Staff Nurses". */
export function wordsOf(title: string, key: string): string {
  const words = (title.match(WORDS) ?? []).filter((word) => titleKey(word) !== '')
  const length = key.split(' ').length
  const start = words.findIndex((_, at) => titleKey(words.slice(at, at + length).join(' ')) === key)
  return start < 0 ? key : words.slice(start, start + length).join(' ')
}

function isOfTheWork(word: string): boolean {
  return word !== '' && !LEVELS.has(word)
}

/** "R.N." is RN. Whatever it does to a word, it does to both that are compared. */
function withoutPlural(word: string): string {
  const plain = word.includes('.') ? word.replaceAll('.', '') : word
  return plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain
}
