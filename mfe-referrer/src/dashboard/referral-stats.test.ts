import { expect, test } from 'bun:test'
import { referralStats } from './referral-stats.ts'

const counts = { total: 7, hired: 2, pending: 3 }

test.each([
  ['the total counts every referral', 'total', 7],
  ['successful hires are those who were hired', 'successful', 2],
  ['pending applications are those that are pending', 'pending', 3],
  ['earnings are 500 dollars per hire', 'earnings', 1000],
] as const)('%s', (_, name, value) => expect(referralStats(counts)[name]).toBe(value))

test('without referrals everything is zero', () =>
  expect(referralStats({ total: 0, hired: 0, pending: 0 })).toEqual({
    total: 0,
    successful: 0,
    pending: 0,
    earnings: 0,
  }))
