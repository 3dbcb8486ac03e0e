/** What each further page adds; the first is as long as its path says. */
const FURTHER = 50

/**
 * The path of the page after this cursor.
 * @param first path of the list's first page; the next is asked the same, but for its length
 */
export function pathAfter(first: string, cursor: string): string {
  const [call = '', query] = first.split('?')
  const next = new URLSearchParams(query)
  next.set('limit', String(FURTHER))
  next.set('cursor', cursor)
  return `${call}?${next}`
}
