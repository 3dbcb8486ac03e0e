import type { Token } from './word-tokens.ts'

const DIGITS_MIN = 7
/** So many in a row, or in threes, are a number of goods or an order unless something says otherwise. */
const DIGITS_SURE = 9
const CLUES = new Set('call phone tel telephone mobile cell whatsapp ring text sms'.split(' '))
const CLUE_NEAR = 4

/** Numbers one behind the other that are dialled, such as `+1 555 010 0123`: no years, dates, amounts or parts of an address of a page. */
export function phoneIn(text: string, tokens: readonly Token[]): { start: number; end: number } | undefined {
  let from = 0
  while (from < tokens.length) {
    let end = from
    while (end < tokens.length && goesOn(text, tokens, from, end)) end++
    const run = tokens.slice(from, end)
    const [first, last] = [run[0], run.at(-1)]
    const hasClue = () => tokens.slice(Math.max(0, from - CLUE_NEAR), from).some(({ word }) => CLUES.has(word))
    if (first && last && isDialled(text, run, hasClue)) return { start: first.start, end: last.end }
    from = Math.max(end, from + 1)
  }
  return undefined
}

function goesOn(text: string, tokens: readonly Token[], from: number, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!token || !/^\d+$/.test(token.word)) return false
  return at === from || !before || /^[\s().\-/+]{1,3}$/.test(text.slice(before.end, token.start))
}

function isDialled(text: string, run: readonly Token[], hasClue: () => boolean): boolean {
  const first = run[0]
  const digits = run.reduce((sum, { word }) => sum + word.length, 0)
  if (!first || digits < DIGITS_MIN || isCalendar(run.map(({ word }) => word)) || isInAddress(text, first.start))
    return false
  if (text.charAt(first.start - 1) === '+' || first.word.startsWith('0')) return true
  // 1500000 and 1 500 000 are amounts.
  const isAmount = run.slice(1).every(({ word }) => word.length === 3)
  return !isAmount || digits >= DIGITS_SURE || hasClue()
}

const isYear = (word: string | undefined) => /^(?:19|20)\d\d$/.test(word ?? '')
const isShort = (word: string | undefined) => /^\d{1,2}$/.test(word ?? '')

/** Whether numbers are years and dates alone: 2019-2021, 2024-11-03, 3.11.2024. */
function isCalendar(words: readonly string[]): boolean {
  for (let at = 0; at < words.length; ) {
    const [one, two, three] = words.slice(at, at + 3)
    if (isShort(two) && ((isYear(one) && isShort(three)) || (isShort(one) && isYear(three)))) at += 3
    else if (isYear(one)) at++
    else return false
  }
  return true
}

/** Whether letters and a slash stand before it without a space: `example.org/1234567`. */
function isInAddress(text: string, start: number): boolean {
  let from = start
  while (from > 0 && text.charAt(from - 1).trim() !== '') from--
  const before = text.slice(from, start)
  return before.includes('/') && /\p{L}/u.test(before)
}
