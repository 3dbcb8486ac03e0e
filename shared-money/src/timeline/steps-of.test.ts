import { describe, expect, test } from 'bun:test'
import type { FactKind } from '@goodword/contract/statement'
import { aRow } from '../testing/a-row.ts'
import { stepsOf } from './steps-of.ts'

const told = (facts: FactKind[]) => stepsOf(aRow(facts)).map(({ kind, label, when }) => [kind, label, when])

const PAID = 'Paid by the company'
const RECEIVED = 'Received by Goodword'
const PAID_OUT = 'Paid out to the recommender'
const HELD = ['made', 'Held', 'Mar 1, 2026, 12:00']

describe('the way of a reward', () => {
  test('begins with the promise; all else is ahead, what is due with its day', () =>
    expect(told([])).toEqual([
      HELD,
      ['ahead', 'Due', 'Apr 30, 2026'],
      ['ahead', PAID, undefined],
      ['ahead', RECEIVED, undefined],
      ['ahead', PAID_OUT, undefined],
    ]))

  test('has each step with its moment, in the order of time', () =>
    expect(told(['due', 'paid'])).toEqual([
      HELD,
      ['made', 'Due', 'Mar 2, 2026, 12:00'],
      ['made', PAID, 'Mar 3, 2026, 12:00'],
      ['ahead', RECEIVED, undefined],
      ['ahead', PAID_OUT, undefined],
    ]))

  test('ends with the payment to the recommender', () =>
    expect(told(['due', 'paid', 'received', 'paid-out']).at(-1)).toEqual(['made', PAID_OUT, 'Mar 5, 2026, 12:00']))

  test('ends with its reversal', () =>
    expect(told(['reversed'])).toEqual([HELD, ['against', 'Reversed', 'Mar 2, 2026, 12:00']]))

  test('waits for the decision of a dispute', () =>
    expect(told(['due', 'disputed']).slice(2)).toEqual([
      ['against', 'Disputed', 'Mar 3, 2026, 12:00'],
      ['ahead', 'Decision', undefined],
    ]))

  test('goes on from where it was after a dispute', () =>
    expect(told(['due', 'disputed', 'resolved']).slice(2)).toEqual([
      ['against', 'Disputed', 'Mar 3, 2026, 12:00'],
      ['made', 'Dispute decided', 'Mar 4, 2026, 12:00'],
      ['ahead', PAID, undefined],
      ['ahead', RECEIVED, undefined],
      ['ahead', PAID_OUT, undefined],
    ]))

  test('says what happened in the words of the server, and in ours what is ahead', () => {
    expect(stepsOf(aRow()).map(({ text }) => text)).toEqual([
      'It is promised.',
      'If the hire stands until then.',
      'The company pays.',
      'An operator confirms that the money has arrived.',
      'Goodword pays the recommender.',
    ])
    expect(stepsOf(aRow(['disputed'])).at(-1)?.text).toBe('The reward stands or is reversed.')
  })
})
