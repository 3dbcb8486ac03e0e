/** The start of a page's path, for a log: what follows may be somebody's personal link (decision 12). */
export function firstSegment(pathname: string): string {
  return `/${pathname.split('/')[1] ?? ''}`
}
