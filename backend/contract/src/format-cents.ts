import { grouped } from './grouped.ts'

/** Whole cents as dollars, with thousands separators, the cents only where there are some: 225000 is '$2,250', 75 is '$0.75'. */
export function formatCents(cents: number): string {
  const rest = cents % 100
  const dollars = `$${grouped((cents - rest) / 100)}`
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`
}
