import { directionOf, type Language } from '@goodword/languages/languages'

/** Letters of the scripts that are read from right to left, and all others. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT =
  /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])[\p{L}\p{Sc}]/u

/** Around what is read the other way than the sentence it stands in: first strong isolate, and its end (UAX #9). */
const [BEGIN, END] = ['\u2068', '\u2069']
/** Both, and the title of a page, where no element can stand. */
const MARKS = /<title>[^<]*<\/title>|[\u2068\u2069]/g

/**
 * A name or another value in a letter of this language: by itself where some of it is read the other way, so that quotation marks and
 * full stops around it stay in their places (docs/rules.md#letters-to-a-candidate-are-in-their-language).
 */
export function isolated(value: string, language: Language): string {
  const other = directionOf(language) === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT
  return other.test(value) ? `${BEGIN}${value}${END}` : value
}

/** The same in HTML, where an element says it. @param html of which nobody else's isolates are, as typed text has none */
export function withIsolates(html: string): string {
  const element: Record<string, string> = { [BEGIN]: '<bdi>', [END]: '</bdi>' }
  return html.replace(MARKS, (mark) => element[mark] ?? mark)
}

/** In which direction a text is read: that of its first letter; left to right where it has none. */
export function directionOfText(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
