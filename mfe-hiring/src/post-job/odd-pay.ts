import { formatAmount, formatSalary } from '@goodword/contract/format-pay'
import type { JobInput } from '@goodword/contract/jobs'
import { said } from '@goodword/languages/texts'
import type { Texts } from '@goodword/shared-ui/kernel'

/** Pay that hardly anybody means, by its period: below the first digits were left out, from the second on one is too much. */
const PLAUSIBLE = { year: [1000, 1_000_000], month: [100, 100_000], hour: [2, 1000] } as const
/** Of other currencies the amounts are not of this size, so only what is too low is known: 5,000,000 yen are a year's pay. */
const LIKE_DOLLARS: readonly string[] = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']
const QUESTIONS = {
  year: said("The pay is {pay} per year, shown as '{shown}'. Is that what you mean?"),
  month: said("The pay is {pay} per month, shown as '{shown}'. Is that what you mean?"),
  hour: said("The pay is {pay} per hour, shown as '{shown}'. Is that what you mean?"),
} as const

type Pay = Pick<JobInput, 'salaryMin' | 'salaryMax' | 'payPeriod' | 'payCurrency' | 'payBasis'>

/**
 * Asks about pay that cannot be meant, before it is posted (docs/rules.md#odd-pay-is-asked-about).
 * @returns the question, or undefined where the pay is none or plausible
 */
export function oddPay(pay: Pay, t: Texts['t']): string | undefined {
  const { salaryMin, salaryMax, payPeriod = 'year', payCurrency = 'USD' } = pay
  const [low, high] = PLAUSIBLE[payPeriod]
  const bounds = [salaryMin, salaryMax].flatMap((bound) => bound ?? [])
  const isHigh = (bound: number) => bound >= high && LIKE_DOLLARS.includes(payCurrency)
  if (!bounds.some((bound) => (bound > 0 && bound < low) || isHigh(bound))) return undefined
  const [min = '', max] = bounds.map((bound) => formatAmount(bound, payCurrency))
  const typed = max === undefined ? min : t('{min} to {max}', { min, max })
  return t(QUESTIONS[payPeriod], { pay: typed, shown: formatSalary(pay) })
}
