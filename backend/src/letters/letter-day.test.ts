import { afterEach, expect, test } from 'bun:test'
import { letterDay, letterDeadline } from './letter-day.ts'

const { TZ } = process.env
afterEach(() => {
  process.env.TZ = TZ
})

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland', 'Pacific/Kiritimati'])(
  'a letter names the same day wherever its server runs, here in %s',
  (zone) => {
    process.env.TZ = zone
    expect(letterDay(new Date('2027-03-03T23:30:00.000Z'))).toBe('Mar 3, 2027')
    expect(letterDay(new Date('2027-03-03T00:30:00.000Z'))).toBe('Mar 3, 2027')
    expect(letterDeadline(new Date('2027-03-03T23:30:00.000Z'))).toBe('Mar 3, 2027 (UTC)')
  },
)

test.each([
  ['Europe/Oslo', 'Mar 4, 2027 (UTC+1)'],
  ['America/Los_Angeles', 'Mar 3, 2027 (UTC-8)'],
  ['Asia/Kathmandu', 'Mar 4, 2027 (UTC+5:45)'],
  ['Europe/London', 'Mar 3, 2027 (UTC)'],
])('a deadline is the day of a reader in %s: %s', (zone, expected) => {
  expect(letterDeadline(new Date('2027-03-03T23:30:00.000Z'), zone)).toBe(expected)
})
