import { answerWords } from '@goodword/contract/answer-words'
import { countryName } from '@goodword/contract/country-name'
import { formatSalary, type ShownPay } from '@goodword/contract/format-pay'
import { PAY_BASIS_LABELS, type PayPeriod, WORKPLACE_LABELS } from '@goodword/contract/place-and-pay'
import { type Place, workplaceWords } from '@goodword/contract/workplace-words'
import type { Language } from '@goodword/languages/languages'
import { said, saidOf } from '@goodword/languages/texts'
import { translate } from './translate.ts'

/** What a posting says of place, pay and answers in the language of its reader, in English as all other pages have it. */

/** Where the work is done; undefined where the posting does not say. */
export function workplaceIn(language: Language, place: Place): string | undefined {
  const { workplace, remoteFrom = [] } = place
  if (language === 'en' || !workplace) return workplaceWords(place)
  if (workplace !== 'remote') return translate(language, WORKPLACE_LABELS[workplace])
  if (remoteFrom.length === 0) return translate(language, said('Remote from anywhere'))
  const countries = remoteFrom.map((code) => countryIn(language, code))
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(countries)
  return translate(language, { source: said('Remote from {countries}'), values: { countries: list } })
}

/** The name of a country. @param code ISO 3166-1 alpha-2 */
export function countryIn(language: Language, code: string): string {
  if (language === 'en') return countryName(code)
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

const RANGES: Record<PayPeriod, string> = {
  year: said('{range} a year'),
  month: said('{range} a month'),
  hour: said('{range} an hour'),
}

/** A range of pay: in English '$90k - $120k', elsewhere the amounts as they are written there, for the period. */
export function payIn(language: Language, pay: ShownPay): string {
  const { salaryMin: min, salaryMax: max } = pay
  if (language === 'en') return formatSalary(pay)
  if (min == null || max == null) return translate(language, said('Salary not specified'))
  const amounts = amountsIn(language, pay)
  return forPeriod(language, pay, min === max ? amounts.format(min) : amounts.formatRange(min, max))
}

/** The same of pay that may have one bound alone, in another language than English. @param none what stands for the other one */
export function boundsIn(language: Language, pay: ShownPay, none: string): string {
  const amounts = amountsIn(language, pay)
  const bounds = [pay.salaryMin, pay.salaryMax].map((bound) => (bound == null ? none : amounts.format(bound)))
  return forPeriod(language, pay, bounds.join(' – '))
}

const SIGN_OF_LETTERS = /(?<=\p{Script=Latin})\p{Sc}/gu

function amountsIn(language: Language, { payCurrency: currency = 'USD' }: ShownPay): Intl.NumberFormat {
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(`${language}-u-nu-latn`, options)
}

function forPeriod(language: Language, { payPeriod = 'year', payBasis }: ShownPay, amounts: string): string {
  // 'US$' among Arabic words: a sign has no direction of its own, and would be drawn in front of its letters.
  const drawn = language === 'ar' ? amounts.replace(SIGN_OF_LETTERS, '$&\u200e') : amounts
  const range = translate(language, { source: RANGES[payPeriod], values: { range: drawn } })
  if (!payBasis) return range
  const basis = translate(language, PAY_BASIS_LABELS[payBasis])
  return translate(language, { source: said('{range}, {basis}'), values: { range, basis } })
}

/** How soon a company answers: what it promises and, where that is known, what it usually takes. @param usual in days */
export function answerIn(language: Language, promised: number, usual: number | null): string {
  if (language === 'en') return answerWords(promised, usual)
  const promise = saidOf(promised, 'They answer within {count} day', 'They answer within {count} days')
  const usually = usual !== null && saidOf(usual, 'Usually answers in {count} day', 'Usually answers in {count} days')
  return [promise, ...(usually ? [usually] : [])].map((part) => translate(language, part)).join(' · ')
}
