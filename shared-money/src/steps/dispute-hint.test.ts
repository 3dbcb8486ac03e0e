import { expect, test } from 'bun:test'
import type { FactKind } from '@goodword/contract/statement'
import { aRow } from '../testing/a-row.ts'
import { disputeHint } from './dispute-hint.ts'

test('the hint for a held reward says that it neither becomes due nor is reversed', () =>
  expect(disputeHint(aRow())).toBe(
    'The other party and an operator can read it. Until the operator decides, it does not become due, and is not reversed.',
  ))
test.each([[['due']], [['due', 'disputed']], [['due', 'paid']], [['due', 'paid', 'received']]] as [FactKind[]][])(
  'the hint for a reward after %j says that payment waits',
  (facts) => expect(disputeHint(aRow(facts))).toContain('nothing is paid out or reversed'),
)
test('the hint for a reversed reward says what a decision can change', () =>
  expect(disputeHint(aRow(['reversed']))).toContain('decides whether the reward is promised again'))
