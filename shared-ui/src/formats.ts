import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'

/**
 * Every date and amount on the screens is printed here. Without `Intl`: the first formatter of a page
 * takes a slow phone 0.1 to 0.2 s, while nothing answers (docs/decisions/0012-page-delivery.md).
 */

/** A date as 'MMM d, yyyy', in the reader's time zone; 'Unknown' when there is none or it is not one. */
export function formatDate(moment: string | null | undefined): string {
  const date = new Date(moment ?? '')
  return isValid(date) ? format(date, 'MMM d, yyyy') : 'Unknown'
}

/** Whole dollars with thousands separators: 12500 is '$12,500'. */
export function formatDollars(amount: number): string {
  return `$${formatCount(amount)}`
}

/** A referral bonus in whole dollars: '$2,000', or 'TBD' when there is none. */
export function formatBonus(amount: number | null | undefined): string {
  return amount == null ? 'TBD' : formatDollars(amount)
}

/** A salary range in whole dollars, thousands rounded: '$90k - $120k'; 'Salary not specified' if a bound is missing. */
export function formatSalary(min: number | null | undefined, max: number | null | undefined): string {
  if (min == null || max == null) return 'Salary not specified'
  return `$${Math.round(min / 1000)}k - $${Math.round(max / 1000)}k`
}

/** A whole number, not below zero, with thousands separators: 12500 is '12,500'. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',')
}
