/** Quotation marks and what looks like them, and apostrophes, of which several side by side do. */
const MARKS = /["“”„‟«»❝❞❠〝〞〟＂″‴‶‷˝ʺ״⹂🙶🙷🙸'’‘‛‚′‵`´＇ʹʼ׳]+/gu
const APOSTROPHE = /^['’‘‛‚′‵`´＇ʹʼ׳]$/u

/** A text in quotation marks: what sentences of ours take of what people typed, so that none of it comes in without them. */
export type Quoted = `“${string}”`

/**
 * What a person typed, in a sentence of ours: in quotation marks, on one line, without a mark inside that could end the quotation
 * (docs/rules.md#what-a-person-typed-stands-in-quotes). `Cook "X"` is `“Cook 'X'”`.
 */
export function quoted(typed: string): Quoted {
  return `“${insideQuotes(typed)}”`
}

/** The same of a text of several lines, which it keeps. */
export function quotedLines(typed: string): Quoted {
  return `“${withoutMarks(typed)}”`
}

/** What stands between the marks of `quoted`, for screens that set it apart. */
export function insideQuotes(typed: string): string {
  return withoutMarks(typed.replace(/[\s\p{Cc}]+/gu, ' '))
}

function withoutMarks(typed: string): string {
  return typed.trim().replace(MARKS, (marks) => (APOSTROPHE.test(marks) ? marks : "'"))
}
