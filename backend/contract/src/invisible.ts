/**
 * Characters that show nothing and hint at most where a line may break or which way to read: what comes along unseen when
 * people paste. They are dropped.
 */
const HINTS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff]/g

/** What ends a line in some program: Word's line and page breaks, and two of Unicode. */
const LINE_SEPARATORS = /[\v\f\u0085\u2028\u2029]/g
/** Programs leave them in what is copied: Word those of footnotes and fields. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu

const withoutControls = (text: string, lineEnd: string) => text.replace(LINE_SEPARATORS, lineEnd).replace(CONTROLS, '')

/**
 * Whatever else shows nothing or turns the direction of reading (docs/rules.md#what-is-typed-is-what-is-seen). Joiners and
 * variation selectors make letters and emoji what they are, and the signs before a number are seen.
 */
const INVISIBLE =
  /(?![\t\n\r\p{Join_Control}\p{Variation_Selector}\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const SEEN = /[^\s\p{Join_Control}\u2800\p{Variation_Selector}]/u

/** What is asked of characters that nobody sees. */
export const invisible = {
  /** A text without the hints and control characters that people paste along; each line separator is a line end. */
  plainText: (text: string) => withoutControls(text, '\n').replace(HINTS, ''),
  /** The same for a single line: each line separator is a blank. */
  plainLine: (text: string) => withoutControls(text, ' ').replace(HINTS, ''),
  /** An address without control characters; its hints stay, and are refused. */
  withoutControls: (address: string) => withoutControls(address, ' '),
  /** Whether a text holds line separators of other programs, or control characters. */
  hasControls: (text: string) => withoutControls(text, '') !== text,
  /** Whether a text holds what nobody could see in it. */
  isIn: (text: string) => INVISIBLE.test(text),
  /** Whether an address does: there, joiners would be none of its letters either. */
  isInAddress: (address: string) => UNSEEN.test(address),
  /** Whether there is anything in a text to be seen. */
  isAll: (text: string) => !SEEN.test(text),
  /** What is left of a text that never was held to this: of a sign-in provider. */
  removedFrom: (text: string) =>
    Array.from(text.replace(HINTS, ''), (one) => (INVISIBLE.test(one) ? '' : one)).join(''),
}
