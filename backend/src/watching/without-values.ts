/**
 * An error's message as it may be logged: what looks like data (quoted texts, addresses, queries of URLs, long keys)
 * gives way to a dot, so that nothing about a person is written down (ASVS 16.2.5).
 */
export function withoutValues(message: string): string {
  return (
    message
      .replace(/\p{Cc}+/gu, ' ')
      // A quotation that does not end: the rest.
      .replace(/["“`][^"”`]*["”`]?/g, '"·"')
      .replace(/\S+/g, (word) => (isAddress(word) ? '·' : word))
      .replace(/[?#]\S*/g, '')
      .replace(/\/(apply|join)\/\S+/g, '/$1/·')
      .replace(/[\w-]{33,}/g, '·')
  )
}

/** Whether something stands on both sides of an @: it may be the address of a person. */
function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at !== -1 && at < word.length - 1
}
