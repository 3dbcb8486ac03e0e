/**
 * A date as everywhere, 'MMM d, yyyy', without a library on this page, and without `Intl`: a slow phone
 * needs 0.2 s for its first formatter. The language itself defines 'Thu Mar 05 2026' and 'Thu, 05 Mar 2026 ...'.
 * @param zone whose day it is; the server knows the reader's not, and prints the one all agree on
 */
export function printDate(moment: string, zone: 'reader' | 'UTC'): string {
  const date = new Date(moment)
  const [, first, second, year] = (zone === 'UTC' ? date.toUTCString() : date.toDateString()).split(' ')
  const [month, day] = zone === 'UTC' ? [second, first] : [first, second]
  return `${month} ${Number(day)}, ${year}`
}
