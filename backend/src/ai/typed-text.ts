import { hasLink } from '@goodword/contract/has-link'

declare const isTypedText: unique symbol

/** What people typed, without what a model may not read: never an instruction. */
export type TypedText = string & { readonly [isTypedText]: true }

interface Span {
  start: number
  end: number
}

const PLACEHOLDER = /\[\[(\d{1,5})\]\]/g
/** A telephone number has as many digits, in groups with so much between them. */
const PHONE_DIGITS = 7
const BETWEEN_DIGITS = /^[\s().\-/+\u2010-\u2015]{1,3}$/u
const EDGES = '()[]{}<>"\',;:.!?'

/** What a text has that a model may not read: links, e-mail addresses, telephone numbers, and these names, in whole or in part. */
export function privateIn(text: string, names: readonly string[] = []): Span[] {
  return merged([...linksIn(text), ...phonesIn(text), ...namesIn(text, names)])
}

/**
 * A text as a model reads it: what is private in it is `[[1]]`, `[[2]]` and so on, the same by the same number.
 * @returns also `restore`, which puts it back into an answer; undefined where the answer has a number that there is not
 */
export function typedText(text: string, names: readonly string[]) {
  const kept: string[] = []
  let masked = ''
  let from = 0
  for (const { start, end } of privateIn(text, names)) {
    const value = text.slice(start, end)
    if (!kept.includes(value)) kept.push(value)
    masked += `${text.slice(from, start)}[[${kept.indexOf(value) + 1}]]`
    from = end
  }
  return {
    text: (masked + text.slice(from)) as TypedText,
    restore(answer: string): string | undefined {
      const isKnown = Array.from(answer.matchAll(PLACEHOLDER)).every(
        ([, number]) => kept[Number(number) - 1] !== undefined,
      )
      return isKnown ? answer.replace(PLACEHOLDER, (_, number) => kept[Number(number) - 1] ?? '') : undefined
    },
  }
}

/** What looks like a placeholder of ours counts as well, or an answer would put something else there. */
function linksIn(text: string): Span[] {
  return Array.from(text.matchAll(/\S+/gu)).flatMap(({ 0: chunk, index }) => {
    if (!hasLink(chunk) && !chunk.includes('[[')) return []
    if (chunk.includes('[[')) return [{ start: index, end: index + chunk.length }]
    let [start, end] = [0, chunk.length]
    while (EDGES.includes(chunk.charAt(start))) start++
    while (end > start && EDGES.includes(chunk.charAt(end - 1))) end--
    return [{ start: index + start, end: index + end }]
  })
}

function phonesIn(text: string): Span[] {
  const found: Span[] = []
  let run: { start: number; end: number; digits: number } | undefined
  const close = () => {
    if (run && run.digits >= PHONE_DIGITS) found.push(run)
  }
  for (const { 0: digits, index } of text.matchAll(/\p{Nd}+/gu)) {
    const end = index + digits.length
    if (run && BETWEEN_DIGITS.test(text.slice(run.end, index))) {
      run.end = end
      run.digits += digits.length
    } else {
      close()
      run = { start: index, end, digits: digits.length }
    }
  }
  close()
  return found
}

const alike = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function namesIn(text: string, names: readonly string[]): Span[] {
  const words = names.flatMap((name) => Array.from(name.matchAll(WORD), ([word]) => alike(word)))
  // An initial alone names nobody.
  const parts = new Set(words.filter((word) => word.length > 1))
  const found = Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) =>
    parts.has(alike(word)) ? [{ start: index, end: index + word.length }] : [],
  )
  // Scripts without blanks have no words that end.
  for (const name of names.map((one) => one.trim()).filter((one) => one.length > 1)) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      found.push({ start: at, end: at + name.length })
  }
  return found
}

const WORD = /[\p{L}\p{M}]+/gu

function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else if (end > start) out.push({ start, end })
  }
  return out
}
