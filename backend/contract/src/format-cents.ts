/**
 * Whole cents as dollars, with thousands separators, the cents only where there are some: 225000 is '$2,250', 75 is '$0.75'.
 * Without `Intl`, whose first formatter takes a slow phone 0.1 s and more.
 */
export function formatCents(cents: number): string {
  const rest = cents % 100
  const digits = String((cents - rest) / 100)
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(end - 3, 0), end))
  const dollars = `$${groups.join(',')}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}
