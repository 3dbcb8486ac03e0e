import { describe, expect, test } from 'bun:test'
import type { FactKind } from '@goodword/contract/statement'
import { DEADLINE, inZone, ZONES } from '@goodword/shared-ui/testing/in-zone.ts'
import { aRow } from '../testing/a-row.ts'
import { stepsOf } from './steps-of.ts'

const told = (facts: FactKind[]) => stepsOf(aRow(facts)).map(({ kind, label, when }) => [kind, label, when])

const PAID = 'Paid by the company'
const RECEIVED = 'Received by Goodword'
const PAID_OUT = 'Paid to the recommender'
const HELD = ['made', 'Promised', 'Mar 1, 2026, 12:00']

describe('the way of a reward', () => {
  test('the timeline starts with the promise and lists future steps with the due date', () =>
    expect(told([])).toEqual([
      HELD,
      ['ahead', 'Due', 'Apr 30, 2026 (UTC)'],
      ['ahead', PAID, undefined],
      ['ahead', RECEIVED, undefined],
      ['ahead', PAID_OUT, undefined],
    ]))

  test.each(ZONES)('the due date ahead is a day in %s', (zone, day) =>
    inZone(zone, () => expect(stepsOf(aRow([], { dueAt: DEADLINE }))[1]).toMatchObject({ label: 'Due', when: day })),
  )

  test('timeline steps are in order with their times', () =>
    expect(told(['due', 'paid'])).toEqual([
      HELD,
      ['made', 'Due', 'Mar 2, 2026, 12:00'],
      ['made', PAID, 'Mar 3, 2026, 12:00'],
      ['ahead', RECEIVED, undefined],
      ['ahead', PAID_OUT, undefined],
    ]))

  test('the timeline ends with the payment to the recommender', () =>
    expect(told(['due', 'paid', 'received', 'paid-out']).at(-1)).toEqual(['made', PAID_OUT, 'Mar 5, 2026, 12:00']))

  test('the timeline ends with the reversal', () =>
    expect(told(['reversed'])).toEqual([HELD, ['against', 'Reversed', 'Mar 2, 2026, 12:00']]))

  test('the timeline of a disputed reward waits for the decision', () =>
    expect(told(['due', 'disputed']).slice(2)).toEqual([
      ['against', 'Disputed', 'Mar 3, 2026, 12:00'],
      ['ahead', 'Decision', undefined],
    ]))

  test('the timeline continues after a decided dispute', () =>
    expect(told(['due', 'disputed', 'resolved']).slice(2)).toEqual([
      ['against', 'Disputed', 'Mar 3, 2026, 12:00'],
      ['made', 'Dispute decided', 'Mar 4, 2026, 12:00'],
      ['ahead', PAID, undefined],
      ['ahead', RECEIVED, undefined],
      ['ahead', PAID_OUT, undefined],
    ]))

  test("past steps use the server's texts, future steps ours", () => {
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
