import { expect, test } from 'bun:test'
import { SUMS } from '@goodword/contract/statement'
import { SUM_WORDS } from './sum-words.ts'

test.each([
  ['recommender', 'Held', 'Until 60 days after the hire'],
  ['recommender', 'Due', 'Earned, not yet paid out'],
  ['recommender', 'Paid', 'Paid out to you'],
  ['recommender', 'Reversed', 'Taken back, mostly because a hire ended'],
  ['company', 'Held', 'Until 60 days after the hire'],
  ['company', 'Due', 'To be paid now'],
  ['company', 'Paid', 'As you reported'],
  ['company', 'Reversed', 'No longer owed'],
] as const)('for the %s, the sum %s means: %s', (side, label, note) =>
  expect(SUMS.map((sum) => SUM_WORDS[side][sum])).toContainEqual({ label, note }),
)
