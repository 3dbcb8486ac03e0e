/**
 * Mentions in notes, without a schema. In a text that is sent and stored a mention is an id, `@{id}`, which nobody types by chance; who
 * reads it gets the current name (docs/rules.md#a-note-can-mention-colleagues).
 */

const MENTION = /@\{([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\}/gi

export const mentionOf = (userId: string) => `@{${userId}}`

/** Who is mentioned in a text as it is stored, each once. */
export function mentionedIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(MENTION), ([, id = '']) => id.toLowerCase()))]
}

/**
 * A stored text as it is read.
 * @param nameOf the name that stands for an id
 * @returns the text, and where in it each mention begins, in UTF-16 units
 */
export function withNames(
  text: string,
  nameOf: (userId: string) => string,
): { text: string; mentions: { userId: string; name: string; at: number }[] } {
  const mentions: { userId: string; name: string; at: number }[] = []
  let read = ''
  let from = 0
  for (const { 0: token, 1: id = '', index } of text.matchAll(MENTION)) {
    read += text.slice(from, index)
    const [userId, name] = [id.toLowerCase(), nameOf(id.toLowerCase())]
    mentions.push({ userId, name, at: read.length })
    read += `@${name}`
    from = index + token.length
  }
  return { text: read + text.slice(from), mentions }
}
