/** A place, or where marked words begin or end. */
const PART = /\{(\w+)\}|<(\/?)(\w+)>/g

/** What stands in a sentence: in its places, and what its marked words are put into. */
export type Parts<Node> = Record<string, Node | ((words: Node) => Node)>

/**
 * A sentence of which some words are more than text, in the order of its language.
 * @param text with places such as `{company}` and marked words such as `<terms>Terms of Service</terms>`, which may hold places
 * @param values a place without one stays as it is, and marked words without one are plain words
 * @param joined makes one of several in a row
 */
export function composed<Node>(text: string, values: Parts<Node>, joined: (parts: (Node | string)[]) => Node): Node {
  const whole: (Node | string)[] = []
  let parts = whole
  let from = 0
  for (const { 0: all, 1: place, 2: end, 3: mark = '', index } of text.matchAll(PART)) {
    parts.push(text.slice(from, index))
    const wrap = values[mark]
    if (place) parts.push((values[place] as Node | undefined) ?? all)
    else if (!end) parts = []
    else {
      whole.push(typeof wrap === 'function' ? (wrap as (words: Node) => Node)(joined(parts)) : joined(parts))
      parts = whole
    }
    from = index + all.length
  }
  whole.push(text.slice(from))
  return joined(whole)
}
