import { invisible } from '@goodword/contract/invisible'
import { type Quoted, quoted, quotedLines } from '@goodword/contract/quoted'

/**
 * What people typed, made safe for a letter. Mail clients turn anything that looks like an address into a link, so a
 * referrer could send strangers anywhere in our name (ASVS 1.3.11). No list of what clients take for a link is ever
 * complete. So the rule is about what every link has: a joint, a character that stands for a dot, an @, a colon or a double
 * slash, with something after it. A space that is not seen follows each of them, and precedes an @, as some finders of links
 * take it for a letter of a host, and none for one of a name; no host, address or scheme may hold one.
 */
const BREAK = '\u200b'
/** What may be a joint, with something after it. */
const MARK = /[^\p{L}\p{N}\p{M}\s\u200b](?=[^\s\u200b])/gu
const ENDS_SENTENCE = /\p{Sentence_Terminal}/u
const JOINT = /[.:]/
const SLASH = /[/\\]/

/** A text of several lines. */
export function typedText(text: string): string {
  const seen = invisible.removedFrom(text.replace(/\r\n?/g, '\n'))
  return seen.replace(MARK, (mark, at: number) => {
    if (mark.normalize('NFKC') === '@') return `${BREAK}${mark}${BREAK}`
    return isJoint(mark, seen, at) ? `${mark}${BREAK}` : mark
  })
}

/** A name or title: one line, also safe in a header. */
export function typedLine(text: string): string {
  return typedText(text.replace(/\s+/gu, ' ')).trim()
}

/** The same as letters say it, in quotes (docs/rules.md#what-a-person-typed-stands-in-quotes). */
export function quotedLine(text: string): Quoted {
  return quoted(typedLine(text))
}

/** A text of several lines as letters say it, in quotes. */
export function quotedText(text: string): Quoted {
  return quotedLines(typedText(text))
}

/** A word that a name can be, and a sentence cannot. */
const NAME = /^[\p{L}\p{M}\p{Join_Control}'’·-]{1,40}\.?$/u

/** How a letter addresses somebody whose name is none. */
export const NOBODY = 'there'

/** How a letter addresses somebody: by the first word of their name, or as 'there' where that is no word of a name. */
export function addressedAs(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u, 1)
  return NAME.test(first) ? first : NOBODY
}

/** Whatever the script: full-width, half-width and small forms are compared as what they stand for. */
function isJoint(mark: string, text: string, at: number): boolean {
  const plain = mark.normalize('NFKC')
  if (JOINT.test(plain) || ENDS_SENTENCE.test(mark)) return true
  const next = text.codePointAt(at + mark.length) ?? 0
  return SLASH.test(plain) && SLASH.test(String.fromCodePoint(next).normalize('NFKC'))
}
