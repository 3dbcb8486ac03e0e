import { expect, test } from 'bun:test'
import type { FactKind } from '@goodword/contract/statement'
import { textsIn } from '@goodword/shared-ui/kernel'
import { DEADLINE, inZone, ZONES } from '@goodword/shared-ui/testing/in-zone.ts'
import { aRow } from '../testing/a-row.ts'
import { standingLine } from './standing-line.ts'
import { standsAt } from './stands-at.ts'

const { t } = textsIn('en')

const LINES: [facts: FactKind[], line: string][] = [
  [[], 'Due Apr 30, 2026 (UTC)'],
  [['due'], 'Since Mar 2, 2026'],
  [['due', 'paid'], 'On Mar 3, 2026'],
  [['due', 'paid', 'received'], 'By Goodword, Mar 4, 2026'],
  [['due', 'paid', 'received', 'paid-out'], 'On Mar 5, 2026'],
  [['reversed'], 'On Mar 2, 2026'],
  [['due', 'disputed'], 'An operator decides, since Mar 3, 2026'],
  [['disputed', 'resolved', 'disputed'], 'An operator decides, since Mar 4, 2026'],
  [['disputed', 'resolved'], 'Due Apr 30, 2026 (UTC)'],
]

test.each(LINES)('after %j the state line is %p', (facts, line) => expect(standingLine(aRow(facts), t)).toBe(line))

test.each(ZONES)('the state line names the due date in %s', (zone, day) =>
  inZone(zone, () => expect(standingLine(aRow([], { dueAt: DEADLINE }), t)).toBe(`Due ${day}`)),
)

test.each([
  [[], 'held'],
  [['due', 'paid'], 'paid'],
  [['disputed'], 'held'],
  [['due', 'disputed'], 'due'],
  [['due', 'paid', 'received', 'disputed'], 'received'],
] as [FactKind[], string][])('after %j the money stays: %s', (facts, state) =>
  expect(standsAt(aRow(facts))).toBe(state as never),
)

test('a reward without history is held', () => expect(standsAt({ state: 'disputed', explains: [] })).toBe('held'))
