/**
 * The start of a page's path, for a log: what follows may be somebody's personal link
 * (docs/rules.md#a-personal-link-is-stored-as-a-hash).
 */
export function firstSegment(pathname: string): string {
  return `/${pathname.split('/')[1] ?? ''}`
}
