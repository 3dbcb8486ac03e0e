import { QUOTE_MAX } from './brief.ts'
import { tokensOf } from './word-tokens.ts'

interface Texts {
  description?: string | null | undefined
  requirements?: string | null | undefined
}

/** A sentence of a posting that can be quoted. */
export interface Quotable {
  sentence: string
  isBullet: boolean
  /** The heading it stands under, in lower case; empty without one. */
  under: string
}

const WORDS_MIN = 3
/** Of a long posting the first so many are offered. */
const SENTENCES_MAX = 60

const HEADING_MAX = 80

const BULLETS = '-–—•*·▪◦‣'
/** How a heading begins that has no colon. */
const HEADS = new Set(['what', 'who', 'your', 'our', 'about', 'why', 'how'])
/** What has a full stop that ends no sentence. */
const ABBREVIATIONS = new Set(
  'dr mr mrs ms prof st approx ca incl excl vs min max dept rev fig tel resp mt ft nr'.split(' '),
)

/** The sentences that its company chooses from, in the order of the posting, each once: within one line, no headings, of three words or more. */
export function quotableSentences({ description, requirements }: Texts): string[] {
  const all = [...quotablesOf(description ?? ''), ...quotablesOf(requirements ?? '')]
  return [...new Set(all.map(({ sentence }) => sentence))].slice(0, SENTENCES_MAX)
}

/** The sentences of one text with the heading above them, which holds until an empty line behind what it heads. */
export function quotablesOf(text: string): Quotable[] {
  const lines = text.split('\n').map((line) => line.trim())
  const found: Quotable[] = []
  let under = ''
  let isUsed = false
  for (const [at, line] of lines.entries()) {
    if (line === '') {
      if (isUsed) [under, isUsed] = ['', false]
      continue
    }
    if (isMarked(line)) {
      ;[under, isUsed] = [headingOf(line), false]
      continue
    }
    const isBullet = BULLETS.includes(line.charAt(0)) || numberEnd(line) > 0
    for (const part of partsOf(line)) {
      const sentence = withoutBullet(part)
      const words = tokensOf(sentence)
      if (isHeading(sentence, isBullet, () => startsList(lines, at + 1))) {
        ;[under, isUsed] = [headingOf(sentence), false]
        continue
      }
      isUsed = true
      if (sentence.length <= QUOTE_MAX && words.length >= WORDS_MIN) found.push({ sentence, isBullet, under })
    }
  }
  return found
}

/** The beginning of it: each line below is compared with it. */
function headingOf(line: string): string {
  return line.slice(0, HEADING_MAX).toLowerCase()
}

/** A heading as Markdown has it: `## Tasks`, `**Tasks**`. */
function isMarked(line: string): boolean {
  const bare = line.endsWith(':') ? line.slice(0, -1) : line
  return line.startsWith('#') || (bare.length > 4 && bare.startsWith('**') && bare.endsWith('**'))
}

function isHeading(sentence: string, isBullet: boolean, isBeforeList: () => boolean): boolean {
  if (sentence.endsWith(':')) return true
  if (isBullet || '.!?'.includes(sentence.at(-1) ?? '.')) return false
  return HEADS.has(tokensOf(sentence)[0]?.word ?? '') || isBeforeList()
}

/** Whether the next line that is not empty has a bullet. */
function startsList(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 2).find((line) => line !== '') ?? ' '
  return !isMarked(next) && (BULLETS.includes(next.charAt(0)) || numberEnd(next) > 0)
}

function partsOf(line: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < line.length; at++) {
    if (at + 1 < line.length && !endsAt(line, at)) continue
    parts.push(line.slice(start, at + 1))
    start = at + 1
  }
  return parts
}

/** Whether a sentence ends there and another one begins: not behind `Dr.`, not before a small letter or a digit. */
function endsAt(line: string, at: number): boolean {
  if (!'.!?'.includes(line.charAt(at)) || line.charAt(at + 1) !== ' ') return false
  const next = line
    .slice(at + 1, at + 5)
    .trimStart()
    .charAt(0)
  if (/\d/.test(next) || next !== next.toUpperCase()) return false
  let start = at
  while (start > 0 && /[\p{L}\p{N}]/u.test(line.charAt(start - 1))) start--
  const last = line.slice(start, at)
  // A letter alone is of `e.g.` or a name, but of `9 a.m.` none.
  const isLetter = last.length === 1 && /\p{L}/u.test(last) && last !== 'm'
  return line.charAt(at) !== '.' || !(isLetter || ABBREVIATIONS.has(last.toLowerCase()))
}

/** Behind the number of a list, `2.` or `2)`; 0 without one. */
function numberEnd(line: string): number {
  let at = 0
  while (at < 3 && /\d/.test(line.charAt(at))) at++
  return at > 0 && '.)'.includes(line.charAt(at) || ' ') && line.charAt(at + 1) === ' ' ? at + 2 : 0
}

function withoutBullet(typed: string): string {
  let start = 0
  while (start < typed.length && ` \t${BULLETS}`.includes(typed.charAt(start))) start++
  const bare = typed.slice(start)
  return bare.slice(numberEnd(bare)).trim()
}
