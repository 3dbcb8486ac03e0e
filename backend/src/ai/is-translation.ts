import type { Language } from '@goodword/languages/languages'

/** In bytes of UTF-8, in which scripts differ less than in characters: a translation is no shorter and no longer than this. */
const LEAST = 0.25
const TIMES = 3
const MORE = 400
/** Smaller numbers are written otherwise: 2 pm is 14 Uhr. */
const DIGITS_MIN = 3
/** Of its letters, so many are of the language's script; the rest may be names. */
const SHARE = 0.5

const PLACEHOLDER = /\[\[\d+\]\]/g
/** Numbers in a row, with what may part their thousands. */
const NUMBERS = /\p{Nd}+(?:[.,'’ \u00a0\u202f\u066b\u066c]\p{Nd}+)*/gu
/** Digits between two of those that part thousands. */
const GROUP = 3
const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu

/**
 * Whether an answer can be a translation of a text. Words cannot be compared across languages: its numbers from three digits on, its
 * placeholders, its length and its script can. Of one that was cut, only what is there.
 */
export function isTranslation(language: Language, answer: string, text: string, isCut: boolean): boolean {
  const [said, asked] = [Buffer.byteLength(answer), Buffer.byteLength(text)]
  if (said > asked * TIMES + MORE || (!isCut && said < asked * LEAST)) return false
  const letters = answer.replace(PLACEHOLDER, '').match(/\p{L}/gu) ?? []
  const own = answer.match(language === 'ar' ? ARABIC : LATIN) ?? []
  if (own.length < letters.length * SHARE) return false
  return [numbersIn, placeholdersIn].every((partsIn) => {
    const [given, kept] = [partsIn(text), partsIn(answer)]
    return isPartOf(kept, given) && (isCut || isPartOf(given, kept))
  })
}

function isPartOf(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((one) => all.has(one))
}

function placeholdersIn(text: string): Set<string> {
  return new Set(text.match(PLACEHOLDER))
}

/** By their digits alone: 95,000 is 95.000 elsewhere. */
function numbersIn(text: string): Set<string> {
  const rows = text.replace(PLACEHOLDER, ' ').match(NUMBERS) ?? []
  const numbers = rows.flatMap((row) => inThousands(row.match(/\p{Nd}+/gu) ?? []))
  return new Set(numbers.map(digitsOf).filter((digits) => digits.length >= DIGITS_MIN))
}

/** Three digits belong to the number before them, where it begins with three or fewer. */
function inThousands(parts: readonly string[]): string[] {
  const numbers: string[][] = []
  for (const part of parts) {
    const first = numbers.at(-1)?.[0]
    if (first && first.length <= GROUP && part.length === GROUP) numbers.at(-1)?.push(part)
    else numbers.push([part])
  }
  return numbers.map((number) => number.join(''))
}

function digitsOf(number: string): string {
  return Array.from(number.matchAll(/\p{Nd}/gu), ([digit]) => valueOfDigit(digit)).join('')
}

/** Every script has its ten digits in a row, which begins with its zero. */
function valueOfDigit(digit: string): number {
  let value = 0
  for (let code = digit.codePointAt(0) ?? 0; /\p{Nd}/u.test(String.fromCodePoint(code - 1)); code--) value++
  return value % 10
}
