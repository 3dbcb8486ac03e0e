import { expect, test } from 'bun:test'
import { formatDate } from '@goodword/shared-ui/formats.ts'
import { printDate } from './print-date.ts'

const HALF_A_DAY = 12 * 60 * 60 * 1000

test('a date on the status page is printed as everywhere', () => {
  for (let halves = 0; halves < 800; halves++) {
    const moment = new Date(Date.UTC(2027, 0, 1) + halves * HALF_A_DAY).toISOString()
    expect(printDate(moment, 'reader')).toBe(formatDate(moment))
  }
})

test('before the reader is known, its day is that of UTC', () => {
  expect(printDate('2027-03-05T00:00:00.000Z', 'UTC')).toBe('Mar 5, 2027')
  expect(printDate('2027-03-05T23:59:59.999Z', 'UTC')).toBe('Mar 5, 2027')
})
