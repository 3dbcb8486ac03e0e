import { answerWords } from '@goodword/contract/answer-words'
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
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const countries = remoteFrom.map((code) => names.of(code) ?? code)
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(countries)
  return translate(language, { source: said('Remote from {countries}'), values: { countries: list } })
}

const RANGES: Record<PayPeriod, string> = {
  year: said('{range} a year'),
  month: said('{range} a month'),
  hour: said('{range} an hour'),
}

/** A range of pay: in English '$90k - $120k', elsewhere the amounts as they are written there, for the period. */
export function payIn(language: Language, pay: ShownPay): string {
  const { salaryMin: min, salaryMax: max, payPeriod = 'year', payCurrency: currency = 'USD', payBasis } = pay
  if (language === 'en') return formatSalary(pay)
  if (min == null || max == null) return translate(language, said('Salary not specified'))
  const amounts = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    ...{ style: 'currency', currency, maximumFractionDigits: 0 },
  })
  const written = min === max ? amounts.format(min) : amounts.formatRange(min, max)
  const range = translate(language, { source: RANGES[payPeriod], values: { range: written } })
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
