import { expect, test } from 'bun:test'
import { nextReminder } from './next-reminder.ts'

const REMINDED = '2026-03-05T12:00:00.000Z'
const DUE = '2026-03-12T12:00:00.000Z'

test.each([
  ['never reminded', null, '2026-03-05T12:00:00.000Z', null],
  ['reminded just now', REMINDED, REMINDED, DUE],
  ['reminded almost a week ago', REMINDED, '2026-03-12T11:59:59.999Z', DUE],
  ['reminded a week ago', REMINDED, DUE, null],
])('an invitation that is %s may be reminded from %p, asked at %s: %p', (_, remindedAt, now, next) =>
  expect(nextReminder({ remindedAt }, Date.parse(now))).toBe(next),
)
