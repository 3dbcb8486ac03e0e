import { describe, expect, test } from 'bun:test'
import { CURRENCIES } from '../src/currencies.ts'
import { formatPay, formatSalary, type ShownPay } from '../src/format-pay.ts'

test.each<[ShownPay, string | undefined]>([
  [{ salaryMin: 89_500, salaryMax: 120_000 }, '$90k - $120k'],
  [{ salaryMin: 60, salaryMax: 90 }, '$0k - $0k ($60 - $90)'],
  [{ salaryMin: 60, salaryMax: null }, undefined],
  [{ salaryMin: null, salaryMax: 60, payPeriod: 'hour' }, undefined],
  [{ salaryMin: 90_000, salaryMax: 120_000, payPeriod: 'year', payCurrency: 'USD', payBasis: null }, '$90k - $120k'],
  [{ salaryMin: 90_000, salaryMax: 120_000, payBasis: 'gross' }, '$90k - $120k, before tax'],
  [{ salaryMin: 4200, salaryMax: 5000, payPeriod: 'month', payCurrency: 'EUR' }, '€4,200 - €5,000 a month'],
  [{ salaryMin: 25, salaryMax: 32, payPeriod: 'hour' }, '$25 - $32 an hour'],
  [
    { salaryMin: 950_000, salaryMax: 1_100_000, payCurrency: 'NOK', payBasis: 'gross-with-bonus' },
    'NOK\u00a0950,000 - NOK\u00a01,100,000 a year, before tax, with bonuses',
  ],
  [{ salaryMin: 0, salaryMax: 100_000_000, payCurrency: 'GBP' }, '£0 - £100,000,000 a year'],
])('pay %j reads %p', (pay, text) => expect(formatPay(pay)).toBe(text as string))

describe('salaries', () => {
  test.each([
    [90_000, 120_000, '$90k - $120k'],
    [89_500, 120_499, '$90k - $120k'],
    [0, 0, '$0k - $0k'],
    [0, 400, '$0k - $0k ($0 - $400)'],
    [60, 90, '$0k - $0k ($60 - $90)'],
    [900, 1000, '$1k - $1k ($900 - $1,000)'],
    [1000, 9_999_999, '$1k - $10000k'],
  ])('a salary from %p to %p is %p', (min, max, text) =>
    expect(formatSalary({ salaryMin: min, salaryMax: max })).toBe(text),
  )
  test.each([
    [null, 100_000],
    [100_000, null],
    [undefined, undefined],
  ])('a salary with a missing bound (%p to %p) is not specified', (min, max) =>
    expect(formatSalary({ salaryMin: min, salaryMax: max })).toBe('Salary not specified'),
  )
})

test('every currency of pay is one that there is', () => {
  const known = Intl.supportedValuesOf('currency')
  expect(CURRENCIES.filter((code) => !known.includes(code))).toEqual([])
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length)
})
