import { mentionOf } from '@goodword/contract/mentions'

/** Where in a text somebody is being mentioned, and what of their name is typed. */
export interface MentionTyped {
  /** Of the @. */
  from: number
  to: number
  query: string
}

/** Longer, it is a sentence with an @ in it. */
const QUERY_MAX = 40

/**
 * The mention that the caret is in: an @ that begins a word, and what follows on the same line.
 * @param chosen what stands for people who were chosen: behind that there is nothing to choose
 */
export function mentionAt(text: string, caret: number, chosen: Iterable<string> = []): MentionTyped | undefined {
  const from = text.lastIndexOf('@', caret - 1)
  if (from < 0 || (from > 0 && !/[\s([{“"'-]/.test(text.charAt(from - 1)))) return undefined
  if ([...chosen].some((label) => standsAt(text, from + 1, label))) return undefined
  const query = text.slice(from + 1, caret)
  if (query.length > QUERY_MAX || /[\n@]/.test(query) || query.startsWith(' ')) return undefined
  return { from, to: caret, query }
}

interface Named {
  userId: string
  name: string
  email: string
}

/** Those who may be meant: by the beginning of a name or an address. */
export function matching<Member extends Named>(members: readonly Member[], query: string): Member[] {
  const wanted = query.trim().toLowerCase()
  return members.filter(({ name, email }) =>
    [name, ...name.split(' '), email].some((part) => part.toLowerCase().startsWith(wanted)),
  )
}

/** How a mention reads while it is typed: by the name, and the address where two have the same. */
export function labelOf({ name, email, userId }: Named, members: readonly Named[]): string {
  const isAlone = members.every((other) => other.userId === userId || other.name !== name)
  return isAlone ? name : `${name} (${email})`
}

/** A text as it is sent: ids for the names of those who were chosen. @param chosen ids by what stands for them */
export function withIds(text: string, chosen: ReadonlyMap<string, string>): string {
  // Of two names that begin alike, the longer one is meant.
  const labels = [...chosen.keys()].sort((a, b) => b.length - a.length)
  let sent = ''
  for (let at = 0; at < text.length; ) {
    const label = text[at] === '@' ? labels.find((one) => standsAt(text, at + 1, one)) : undefined
    sent += label === undefined ? text[at] : mentionOf(chosen.get(label) ?? '')
    at += label === undefined ? 1 : label.length + 1
  }
  return sent
}

function standsAt(text: string, at: number, label: string): boolean {
  return text.startsWith(label, at) && !/[\p{L}\p{N}]/u.test(text.charAt(at + label.length))
}
