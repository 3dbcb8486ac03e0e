import { expect, test } from 'bun:test'
import { SUMS } from '@goodword/contract/statement'
import { SUM_WORDS } from './sum-words.ts'

test.each([
  ['recommender', 'Promised', 'Until {days} days after the hire'],
  ['recommender', 'Due', 'Earned, not yet paid to you'],
  ['recommender', 'Paid to you', 'Sent by Goodword'],
  ['recommender', 'Reversed', 'Taken back, mostly because a hire ended'],
  ['company', 'Promised', 'Until {days} days after the hire'],
  ['company', 'Due', 'To be paid now'],
  ['company', 'Paid by company', 'As you reported'],
  ['company', 'Reversed', 'No longer owed'],
] as const)('for the %s, the sum %s means: %s', (side, label, note) =>
  expect(SUMS.map((sum) => SUM_WORDS[side][sum])).toContainEqual({ label, note }),
)
