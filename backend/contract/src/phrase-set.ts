import { type Token, tokensOf } from './word-tokens.ts'

/**
 * What a set of phrases is made of: each list with what it stands for. `#` in a phrase is any number, `*` any word,
 * `young|youthful` either word. A list
 * without a meaning is of exceptions: `young people` hides the `young` in it.
 */
export interface Phrases<Meaning> {
  of: Meaning | undefined
  list: readonly string[]
}

export interface Match<Meaning> {
  of: Meaning
  start: number
  end: number
  /** The index of its first word. */
  at: number
}

class Node<Meaning> {
  readonly next = new Map<string, Node<Meaning>>()
  isEnd = false
  of: Meaning | undefined
}

/** Phrases by their words, so that a text is searched for all of them in one pass. */
export class PhraseSet<Meaning> {
  private readonly root = new Node<Meaning>()
  /** How many phrases that mean something. */
  readonly size: number

  constructor(lists: readonly Phrases<Meaning>[]) {
    let size = 0
    for (const { of, list } of lists) {
      for (const phrase of list) {
        this.add(phrase.split(' '), of)
        if (of !== undefined) size++
      }
    }
    this.size = size
  }

  private add(parts: readonly string[], of: Meaning | undefined) {
    let ends = [this.root]
    for (const part of parts) {
      ends = ends.flatMap((node) => part.split('|').map((way) => wordsOf(way).reduce(step, node)))
    }
    for (const node of ends) {
      node.isEnd = true
      node.of = of
    }
  }

  /**
   * The longest phrases in a text, from left to right, none over the end of a sentence. Its steps grow with the text: from each word it looks at most as far as the longest phrase.
   * @param onStep called for each word that is looked at
   */
  find(tokens: readonly Token[], onStep?: () => void): Match<Meaning>[] {
    const found: Match<Meaning>[] = []
    for (let at = 0; at < tokens.length; ) {
      const [length, of] = this.longestAt(tokens, at, onStep)
      const [first, last] = [tokens[at], tokens[at + length - 1]]
      if (of !== undefined && first && last) found.push({ of, start: first.start, end: last.end, at })
      at += Math.max(1, length)
    }
    return found
  }

  private longestAt(tokens: readonly Token[], at: number, onStep?: () => void): [number, Meaning | undefined] {
    let node: Node<Meaning> | undefined = this.root
    let longest: [number, Meaning | undefined] = [0, undefined]
    const sentence = tokens[at]?.sentence
    for (let i = at; i < tokens.length; i++) {
      const token = tokens[i]
      if (!token || token.sentence !== sentence) break
      onStep?.()
      node = next(node, token.word)
      if (!node) break
      if (node.isEnd) longest = [i - at + 1, node.of]
    }
    return longest
  }
}

/** The word itself comes before a number, and that before any word. */
function next<Meaning>(node: Node<Meaning>, word: string): Node<Meaning> | undefined {
  return node.next.get(word) ?? (isNumber(word) ? node.next.get('#') : undefined) ?? node.next.get('*')
}

function step<Meaning>(node: Node<Meaning>, word: string): Node<Meaning> {
  const next = node.next.get(word) ?? new Node<Meaning>()
  node.next.set(word, next)
  return next
}

function wordsOf(part: string): string[] {
  return part === '#' || part === '*' ? [part] : tokensOf(part).map(({ word }) => word)
}

const NUMBERS = 'two three four five six seven eight nine ten twelve fifteen twenty'.split(' ')
/** Whether a word is a number: `7`, `10x` is none. */
export function isNumber(word: string): boolean {
  return /^\d{1,9}$/.test(word) || NUMBERS.includes(word)
}
/** What a number is; NaN of a word that is none. */
export function numberOf(word: string): number {
  const at = NUMBERS.indexOf(word)
  if (at < 0) return Number(word)
  return [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20][at] ?? Number.NaN
}

/** `t` is the end of don't and won't. */
const NO = new Set(['no', 'not', 'never', 'nobody', 'nor', 'neither', 'without', 't', 'cannot'])
const NEAR = 5

/** Whether one of the words shortly before a phrase denies it: 'we never ask what you earned'. */
export function isDenied(tokens: readonly Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence
  return tokens.slice(Math.max(0, at - NEAR), at).some((token) => token.sentence === sentence && NO.has(token.word))
}
