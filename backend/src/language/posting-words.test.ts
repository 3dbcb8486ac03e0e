import { expect, test } from 'bun:test'
import { payIn } from './posting-words.ts'

test.each([
  ['ar', 'USD', 'US$\u200e'],
  ['ar', 'EUR', '€ '],
  ['es', 'USD', 'US$ '],
] as const)('pay in %s and %s has its sign behind the letters of the currency: %p', (language, payCurrency, sign) => {
  expect(payIn(language, { salaryMin: 30_000, salaryMax: 42_400, payCurrency })).toContain(sign)
})
