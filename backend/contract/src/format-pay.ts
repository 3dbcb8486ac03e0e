import { grouped } from './format-cents.ts'
import { PAY_BASIS_LABELS, type PayBasis, type PayPeriod } from './place-and-pay.ts'

/** What a posting says of its pay. Bounds in whole units of the currency, for the period; dollars a year where it names none. */
export interface ShownPay {
  salaryMin?: number | null | undefined
  salaryMax?: number | null | undefined
  payPeriod?: PayPeriod | undefined
  payCurrency?: string | undefined
  payBasis?: PayBasis | null | undefined
}

// Written by hand, as all amounts of the screens (shared-ui/src/formats.ts): the same everywhere, and `Intl` makes a slow phone wait.
const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹' }

/** Whole units of a currency: '€4,200', 'CHF 4,200'. */
export function formatAmount(amount: number, currency = 'USD'): string {
  return `${SIGNS[currency] ?? `${currency}\u00a0`}${grouped(Math.round(amount))}`
}

/** Whether pay is told in dollars a year, as the specification has it: by these jobs are sorted, and found by what they pay at least. */
export function isYearlyDollars({ payPeriod = 'year', payCurrency = 'USD' }: ShownPay): boolean {
  return payPeriod === 'year' && payCurrency === 'USD'
}

/**
 * A range of pay as every page and letter has it: '$90k - $120k' for dollars a year, thousands rounded, with the amounts themselves
 * where one is below a thousand; else '€4,200 - €5,000 a month'. With its basis, where the posting names one
 * (docs/rules.md#amounts-are-whole-dollars, docs/rules.md#place-and-pay-have-fields).
 * @returns undefined where a bound is missing
 */
export function formatPay(pay: ShownPay): string | undefined {
  const { salaryMin: min, salaryMax: max, payPeriod = 'year', payCurrency, payBasis } = pay
  if (min == null || max == null) return undefined
  const range = isYearlyDollars(pay)
    ? inThousands(min, max)
    : `${exactRange(min, max, payCurrency)} ${payPeriod === 'hour' ? 'an' : 'a'} ${payPeriod}`
  return payBasis ? `${range}, ${PAY_BASIS_LABELS[payBasis]}` : range
}

/** The same; 'Salary not specified' if a bound is missing. */
export function formatSalary(pay: ShownPay): string {
  return formatPay(pay) ?? 'Salary not specified'
}

function inThousands(min: number, max: number): string {
  const rounded = `$${Math.round(min / 1000)}k - $${Math.round(max / 1000)}k`
  const isSmall = [min, max].some((bound) => bound > 0 && bound < 1000)
  return isSmall ? `${rounded} (${exactRange(min, max)})` : rounded
}

function exactRange(min: number, max: number, currency?: string): string {
  return `${formatAmount(min, currency)} - ${formatAmount(max, currency)}`
}
