/**
 * An error's message as it may be logged: what looks like data (quoted texts, addresses, queries of URLs, long keys)
 * gives way to a dot, so that nothing about a person is written down (ASVS 16.2.5).
 */
export function withoutValues(message: string): string {
  return message
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/(["“`])[^"”`]*["”`]/g, '"·"')
    .replace(/\S+@\S+/g, '·')
    .replace(/[?#]\S*/g, '')
    .replace(/\/apply\/\S+/g, '/apply/·')
    .replace(/[\w-]{33,}/g, '·')
}
