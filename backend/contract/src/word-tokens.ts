/** A word or number of a text, in lower case, with its place in it. */
export interface Token {
  word: string
  start: number
  end: number
  /** Counts the sentences and lines of the text: phrases end with them. */
  sentence: number
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const END = /[.!?;\n\r•]/

/** The words of a text in one pass: `Don't push.` is don, t, push. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let last = 0
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (END.test(text.slice(last, index))) sentence++
    last = index + found.length
    tokens.push({ word: found.toLowerCase(), start: index, end: last, sentence })
  }
  return tokens
}

/** The index of the first token that begins at a place or behind it, found by halving. */
export function firstFrom(tokens: readonly Token[], place: number): number {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
