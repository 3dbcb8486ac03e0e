/**
 * A date as everywhere, 'MMM d, yyyy' in the reader's time zone (spec section 9), without a library on this page, and
 * without `Intl`: a slow phone needs 0.2 s for its first formatter. The language itself defines 'Thu Mar 05 2026'.
 */
export function printDate(moment: string): string {
  const [, month, day, year] = new Date(moment).toDateString().split(' ')
  return `${month} ${Number(day)}, ${year}`
}
