import { CAPITALS, EXCLAIMED, LONG_SENTENCE, MANY_MUSTS, MUSTS_MAX, REPEATED, SENTENCE_MAX } from './posting-facts.ts'
import type { Remark } from './posting-phrases.ts'
import { firstFrom, type Token } from './word-tokens.ts'

export interface Place {
  of: Remark
  start: number
  end: number
}

/** Words that are shouted on their own; of other capitals it takes three in a row, as one may be a name. */
const SHOUTED = new Set(
  'MUST ONLY NEVER ALWAYS URGENT URGENTLY IMMEDIATELY IMMEDIATE REQUIRED HUGE AMAZING GREAT NOW'.split(' '),
)
/** Short words that are no names; others of four letters may be, such as `NATO` and `JSON`. */
const SMALL = new Set('we you the and are is to not do for your our join now here'.split(' '))
const LETTERS_MIN = 12
const WORDS_MIN = 3

/** Runs of words in capitals, not of short names such as `SQL` and `UL`. */
export function shoutedIn(text: string, tokens: readonly Token[]): Place[] {
  const places: Place[] = []
  let run: Token[] = []
  const close = () => {
    const [first, last] = [run[0], run.at(-1)]
    const letters = run.reduce((sum, { word }) => sum + word.length, 0)
    const long = run.filter(({ word }) => word.length > 4 || SMALL.has(word)).length
    if (first && last && run.length >= WORDS_MIN && letters >= LETTERS_MIN && long > 1) {
      places.push({ of: CAPITALS, start: first.start, end: last.end })
    } else {
      for (const { start, end } of run) {
        if (SHOUTED.has(text.slice(start, end))) places.push({ of: CAPITALS, start, end })
      }
    }
    run = []
  }
  for (const token of tokens) {
    if (isCapital(text.slice(token.start, token.end), token.word)) run.push(token)
    else close()
  }
  close()
  return places
}

function isCapital(typed: string, word: string): boolean {
  return typed.length > 1 && typed !== word && typed === typed.toUpperCase() && /\p{Lu}/u.test(typed)
}

/** `!!` and more. */
export function exclaimedIn(text: string): Place[] {
  const start = text.indexOf('!!')
  if (start < 0) return []
  let end = start
  while (text[end] === '!') end++
  return [{ of: EXCLAIMED, start, end }]
}

/** Those that are right twice in a row. */
const TWICE = new Set(['that', 'had', 'very', 'is', 'no', 'so'])

/** The same word twice in a sentence: `the the`. */
export function repeatedIn(text: string, tokens: readonly Token[]): Place[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]
    const isSame = before?.word === token.word && before.sentence === token.sentence
    if (!isSame || TWICE.has(token.word) || !/^[a-z]{2,}$/.test(token.word)) return []
    // Walla Walla is a town.
    if ([before, token].every(({ start }) => /\p{Lu}/u.test(text.charAt(start)))) return []
    return text.slice(before.end, token.start).trim() === ''
      ? [{ of: REPEATED, start: before.start, end: token.end }]
      : []
  })
}

/** The first sentence that is too long; a list with commas on lines of its own is none. */
export function longIn(tokens: readonly Token[]): Place[] {
  let first = 0
  for (let at = 0; at <= tokens.length; at++) {
    if (tokens[at]?.sentence === tokens[first]?.sentence && at < tokens.length) continue
    const [start, last] = [tokens[first], tokens[at - 1]]
    if (start && last && at - first > SENTENCE_MAX) return [{ of: LONG_SENTENCE, start: start.start, end: last.end }]
    first = at
  }
  return []
}

const DEMANDS = new Set(['must', 'required', 'mandatory', 'essential', 'minimum', 'necessary'])
const OPTIONAL = new Set(
  'helpful nice plus bonus preferred preferably welcome optional ideally desirable advantage helps asset'.split(' '),
)

/** The first demand too many: by the lines of the requirements that nothing calls optional, or by words such as `must`. */
export function mustsIn(text: string, tokens: readonly Token[]): Place[] {
  const demanding = tokens.filter(({ word }) => DEMANDS.has(word))
  const tooMany = demanding[MUSTS_MAX]
  let [count, from] = [0, 0]
  let isOptional = false
  for (const line of text.split('\n')) {
    const end = from + line.length
    const words = tokens.slice(firstFrom(tokens, from), firstFrom(tokens, end))
    if (words.some(({ word }) => OPTIONAL.has(word))) {
      // A heading such as “Nice to have:” speaks of all that follows.
      if (line.trim().endsWith(':')) isOptional = true
    } else if (words.length > 0 && !isOptional && !line.trim().endsWith(':') && ++count > MUSTS_MAX) {
      return [{ of: MANY_MUSTS, start: from, end }]
    }
    from = end + 1
  }
  return tooMany ? [{ of: MANY_MUSTS, start: tooMany.start, end: tooMany.end }] : []
}
