/**
 * What people typed, made safe for a letter. Mail clients turn anything that looks like an address into a link, so a
 * referrer could send strangers anywhere in our name: an invisible character keeps such text text (ASVS 1.3.11).
 */
const BREAK = '\u200c'
/** A scheme, an @, or a dot before what could be a domain's end; `Node.js` is a common word here, not a domain. */
const LINK_JOINT = /:\/\/|(?<=[\p{L}\p{N}])@(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\.(?=\p{L}{2})(?!js\b)/gu

/** A text of several lines. */
export function typedText(text: string): string {
  return withoutControls(text.replace(/\r\n?/g, '\n')).replace(LINK_JOINT, (joint) => `${joint}${BREAK}`)
}

/** A name or title: one line, also safe in a header. */
export function typedLine(text: string): string {
  return typedText(text.replace(/\s+/gu, ' ')).trim()
}

/** Without control characters, and without those that turn the direction of reading or hide. */
function withoutControls(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
}
