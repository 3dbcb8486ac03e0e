import { expect, test } from 'bun:test'
import { lastSummaryTime } from './last-summary-time.ts'

test.each([
  ['UTC', '2026-11-29T07:59:59Z', '2026-11-28T08:00:00.000Z'],
  ['UTC', '2026-11-29T08:00:00Z', '2026-11-29T08:00:00.000Z'],
  ['Europe/Oslo', '2026-11-29T07:30:00Z', '2026-11-29T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-29T15:59:00Z', '2026-11-28T16:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-29T18:00:00Z', '2026-11-29T18:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-29T02:16:00Z', '2026-11-29T02:15:00.000Z'],
  // Clocks go forward at night, and back.
  ['Europe/Oslo', '2026-03-29T06:30:00Z', '2026-03-29T06:00:00.000Z'],
  ['Europe/Oslo', '2026-10-25T06:30:00Z', '2026-10-24T06:00:00.000Z'],
])('in %s at %s the last 8:00 was %s', (zone, now, expected) => {
  expect(lastSummaryTime(new Date(now), zone).toISOString()).toBe(expected)
})
