import { said } from '@goodword/languages/texts'
import { formatAmount, type ShownPay } from './format-pay.ts'
import type { Remark } from './posting-phrases.ts'

/** Below or above, nobody pays it; of other periods and currencies only what is too low is known. */
const PLAUSIBLE = { year: [1000, 1_000_000], month: [100, 100_000], hour: [2, 1000] } as const
const LIKE_DOLLARS: readonly string[] = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'SGD']
/** A range whose end is so many times its beginning says little. */
const WIDE = 1.8

/** What the pay fields say that may keep people from applying. @returns undefined where a range is given that helps */
export function payRemark(pay: ShownPay): Remark | undefined {
  const { salaryMin: min, salaryMax: max, payPeriod = 'year', payCurrency = 'USD' } = pay
  const [low, high] = PLAUSIBLE[payPeriod]
  const bounds = [min, max].filter((bound) => bound != null)
  if (bounds.some((bound) => (bound > 0 && bound < low) || (bound >= high && LIKE_DOLLARS.includes(payCurrency)))) {
    const typed = bounds.map((bound) => formatAmount(bound, payCurrency)).join(' to ')
    return {
      rule: 'odd-pay',
      reason: `Readers see ${typed} per ${payPeriod}, and will not believe it.`,
      suggestion: said('Look at the digits, the period and the currency.'),
    }
  }
  if (min != null && max != null && max >= min * WIDE) {
    return {
      rule: 'wide-pay',
      reason: said('The highest pay is nearly twice the lowest or more, so nobody knows what they would get.'),
      suggestion: said('Narrow the range to what you would offer, or post two levels as two jobs.'),
    }
  }
  if (min == null && max != null) {
    return {
      rule: 'open-pay',
      reason: said('“Up to” an amount says only what most will not get.'),
      suggestion: said('Add the lowest pay you would offer.'),
    }
  }
  return undefined
}

export const NO_PAY: Remark = {
  rule: 'no-pay',
  reason: said('The pay is missing. Most people look for it first, and many places require it by law.'),
  suggestion: said('Give the range you would offer in the pay fields.'),
}

export const MUSTS_MAX = 8
export const MANY_MUSTS: Remark = {
  rule: 'many-musts',
  reason: `More than ${MUSTS_MAX} demands. Many who could do the work apply only if they have them all.`,
  suggestion: said('Keep what is needed on the first day. Move the rest behind “Helpful” or leave it out.'),
}

export const CAPITALS: Remark = {
  rule: 'capitals',
  reason: said('Capitals are harder to read, and look like shouting.'),
  suggestion: said('Write it as a sentence.'),
}
export const EXCLAIMED: Remark = {
  rule: 'exclaimed',
  reason: said('Several exclamation marks read as advertising.'),
  suggestion: said('One full stop is enough.'),
}
export const REPEATED: Remark = {
  rule: 'repeated',
  reason: said('The same word twice.'),
  suggestion: said('Remove one of them.'),
}
export const SENTENCE_MAX = 45
export const LONG_SENTENCE: Remark = {
  rule: 'long-sentence',
  reason: `A sentence of more than ${SENTENCE_MAX} words. On a telephone it is lost halfway.`,
  suggestion: said('Make two or three of it.'),
}
