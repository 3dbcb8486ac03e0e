import { expect, test } from 'bun:test'
import { textsIn } from '@goodword/shared-ui/kernel'
import { oddPay } from './odd-pay.ts'

const { t } = textsIn('en')

test.each([
  [60, 90, "The pay is $60 to $90 per year, shown as '$0k - $0k ($60 - $90)'. Is that what you mean?"],
  [90_000, 9_999_999, "The pay is $90,000 to $9,999,999 per year, shown as '$90k - $10000k'. Is that what you mean?"],
  [null, 999, "The pay is $999 per year, shown as 'Salary not specified'. Is that what you mean?"],
  [1_000_000, undefined, "The pay is $1,000,000 per year, shown as 'Salary not specified'. Is that what you mean?"],
])('pay from %p to %p is asked about', (salaryMin, salaryMax, question) =>
  expect(oddPay({ salaryMin, salaryMax }, t)).toBe(question),
)

test.each([
  [null, null],
  [0, 0],
  [0, 1000],
  [1000, 999_999],
  [60_000, 90_000],
])('pay from %p to %p is not asked about', (salaryMin, salaryMax) =>
  expect(oddPay({ salaryMin, salaryMax }, t)).toBeUndefined(),
)

const pay = (salaryMin: number, payPeriod: 'year' | 'month' | 'hour', payCurrency: 'USD' | 'EUR' | 'JPY') => ({
  salaryMin,
  salaryMax: salaryMin,
  payPeriod,
  payCurrency,
})

test.each([
  [pay(25, 'hour', 'USD')],
  [pay(4200, 'month', 'EUR')],
  [pay(6_000_000, 'year', 'JPY')],
  [pay(1800, 'hour', 'JPY')],
])('pay %j is plausible', (typed) => expect(oddPay(typed, t)).toBeUndefined())

test.each([
  [pay(90_000, 'hour', 'USD'), "The pay is $90,000 to $90,000 per hour, shown as '$90,000 - $90,000 an hour'."],
  [pay(42, 'month', 'EUR'), "The pay is €42 to €42 per month, shown as '€42 - €42 a month'."],
  [pay(900, 'year', 'JPY'), "The pay is ¥900 to ¥900 per year, shown as '¥900 - ¥900 a year'."],
])('pay %j is asked about with its period', (typed, question) =>
  expect(oddPay(typed, t)).toBe(`${question} Is that what you mean?`),
)
