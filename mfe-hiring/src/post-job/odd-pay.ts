import type { JobInput } from '@goodword/contract/jobs'
import { formatDollars, formatSalary } from '@goodword/shared-ui/formats.ts'

/** Pay of a year that hardly anybody means: below it thousands were left out, from the other on a digit is too much. */
const LOW = 1000
const HIGH = 1_000_000

/**
 * Asks about pay that cannot be meant, before it is posted (docs/rules.md#odd-pay-is-asked-about).
 * @returns the question, or undefined where the pay is none or plausible
 */
export function oddPay({ salaryMin, salaryMax }: Pick<JobInput, 'salaryMin' | 'salaryMax'>): string | undefined {
  const bounds = [salaryMin, salaryMax].flatMap((bound) => bound ?? [])
  if (!bounds.some((bound) => (bound > 0 && bound < LOW) || bound >= HIGH)) return undefined
  const typed = bounds.map(formatDollars).join(' to ')
  return `The pay is ${typed} per year, shown as '${formatSalary(salaryMin, salaryMax)}'. Is that what you mean?`
}
