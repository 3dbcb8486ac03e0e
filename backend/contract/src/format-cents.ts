/** Whole cents as dollars, with thousands separators, the cents only where there are some: 225000 is '$2,250', 75 is '$0.75'. */
export function formatCents(cents: number): string {
  const rest = cents % 100
  const dollars = `$${grouped((cents - rest) / 100)}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}

/** A whole number with a comma between thousands: 2250 is '2,250'. Without `Intl`, whose first formatter takes a slow phone 0.1 s and more. */
export function grouped(amount: number): string {
  const digits = String(amount)
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(end - 3, 0), end))
  return groups.join(',')
}
