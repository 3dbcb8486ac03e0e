import { expect, test } from 'bun:test'
import { referralStats } from './referral-stats.ts'

const referrals = (['hired', 'interview', 'applied', 'rejected', null, 'hired', 'applied'] as const).map((status) => ({
  status,
}))

test.each([
  ['the total counts every referral', 'total', 7],
  ['successful hires are those with status hired', 'successful', 2],
  ['pending applications are those with status applied or interview', 'pending', 3],
  ['earnings are 500 dollars per hire', 'earnings', 1000],
] as const)('%s', (_, name, value) => expect(referralStats(referrals)[name]).toBe(value))

test('without referrals everything is zero', () =>
  expect(referralStats([])).toEqual({ total: 0, successful: 0, pending: 0, earnings: 0 }))
