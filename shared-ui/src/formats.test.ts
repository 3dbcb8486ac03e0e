import { afterEach, describe, expect, test } from 'bun:test'
import { formatBonus, formatCount, formatDate, formatDeadline, formatDollars, formatMoment } from './formats.ts'

// The types of Bun's tests have no environment.
declare const process: { env: { TZ: string | undefined } }

describe('dates', () => {
  const timeZone = process.env.TZ
  afterEach(() => {
    process.env.TZ = timeZone
  })

  test("dates are printed as 'MMM d, yyyy'", () => expect(formatDate('2026-03-05T12:00:00.000Z')).toBe('Mar 5, 2026'))
  test.each([
    ['America/Los_Angeles', 'Mar 4, 2026'],
    ['UTC', 'Mar 5, 2026'],
    ['Pacific/Auckland', 'Mar 5, 2026'],
    ['Pacific/Kiritimati', 'Mar 5, 2026'],
  ])("dates are days in the reader's time zone %s", (zone, day) => {
    process.env.TZ = zone
    expect(formatDate('2026-03-05T01:00:00.000Z')).toBe(day)
    expect(formatDate('2026-03-05T01:00:00.000Z', 'UTC')).toBe('Mar 5, 2026')
  })
  test.each([
    ['America/Los_Angeles', '2026-03-05T01:00:00.000Z', 'Mar 4, 2026 (UTC-8)'],
    ['America/Los_Angeles', '2026-07-05T01:00:00.000Z', 'Jul 4, 2026 (UTC-7)'],
    ['America/St_Johns', '2026-03-05T01:00:00.000Z', 'Mar 4, 2026 (UTC-3:30)'],
    ['UTC', '2026-03-05T01:00:00.000Z', 'Mar 5, 2026 (UTC)'],
    ['Asia/Kolkata', '2026-03-05T20:00:00.000Z', 'Mar 6, 2026 (UTC+5:30)'],
    ['Pacific/Auckland', '2026-03-05T11:00:00.000Z', 'Mar 6, 2026 (UTC+13)'],
    ['Pacific/Kiritimati', '2026-03-05T10:00:00.000Z', 'Mar 6, 2026 (UTC+14)'],
  ])("a deadline in %s is the reader's day with its zone", (zone, deadline, day) => {
    process.env.TZ = zone
    expect(formatDeadline(deadline)).toBe(day)
    expect(formatDeadline(deadline, 'UTC')).toBe(`${formatDate(deadline, 'UTC')} (UTC)`)
  })
  test.each([null, undefined, '', 'soon'])('the deadline %p is Unknown', (when) =>
    expect(formatDeadline(when)).toBe('Unknown'),
  )
  test.each([
    ['America/Los_Angeles', 'Mar 4, 2026, 17:07'],
    ['UTC', 'Mar 5, 2026, 01:07'],
  ])("moments are in the reader's time zone %s", (zone, moment) => {
    process.env.TZ = zone
    expect(formatMoment('2026-03-05T01:07:59.000Z')).toBe(moment)
  })
  test.each([null, undefined, '', 'soon'])('an invalid moment (%p) is Unknown', (when) =>
    expect(formatMoment(when)).toBe('Unknown'),
  )
  test.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland', 'Pacific/Kiritimati'])(
    'calendar dates are the same in %s',
    (zone) => {
      process.env.TZ = zone
      expect(formatDate('2026-03-05')).toBe('Mar 5, 2026')
    },
  )
  test('calendar dates are right for a whole year', () => {
    const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    for (let day = new Date('2028-01-01'); day.getUTCFullYear() === 2028; day.setUTCDate(day.getUTCDate() + 1)) {
      const printed = `${names[day.getUTCMonth()]} ${day.getUTCDate()}, 2028`
      expect(formatDate(day.toISOString())).toBe(printed)
      expect(formatDate(day.toISOString(), 'UTC')).toBe(printed)
    }
  })
  test.each([undefined, null, '', 'soon'])('the date %p is Unknown', (value) =>
    expect(formatDate(value)).toBe('Unknown'),
  )
})

describe('bonuses', () => {
  test('bonuses have thousands separators', () => expect(formatBonus(12_500)).toBe('$12,500'))
  test("an absent bonus is 'TBD'", () => expect(formatBonus(null)).toBe('TBD'))
})

describe('whole numbers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_500, '12,500'],
    [1_234_567, '1,234,567'],
  ])('the count %p is %p', (count, text) => {
    expect(formatCount(count)).toBe(text)
    expect(formatDollars(count)).toBe(`$${text}`)
  })
  test('dollars are rounded', () => expect(formatDollars(1999.5)).toBe('$2,000'))
})

test.each([
  ['de', '5. März 2026'],
  ['fr', '5 mars 2026'],
  ['es', '5 mar 2026'],
  ['ar', '5 مارس 2026'],
])('a date in %s is written as it is there, with the digits 0 to 9', (language, written) => {
  expect(formatDate('2026-03-05', 'reader', language)).toBe(written)
})
