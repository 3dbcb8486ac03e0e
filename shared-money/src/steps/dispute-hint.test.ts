import { expect, test } from 'bun:test'
import { disputeHint } from './dispute-hint.ts'

const dueAt = '2027-01-22T12:00:00.000Z'

test('the hint for a held reward says that it can still lapse', () =>
  expect(disputeHint({ state: 'held', dueAt })).toBe(
    'The other party and an operator can read it. Until the operator decides, it does not become due. It still lapses if the hire ends before Jan 22, 2027.',
  ))
test.each(['due', 'paid', 'received', 'paid-out'] as const)(
  'the hint for a %s reward says that payment waits',
  (state) => expect(disputeHint({ state, dueAt })).toContain('nothing is paid or reversed'),
)
