import { afterEach, expect, test } from 'bun:test'
import { localOf, momentAt, tellAtFault } from '../src/tell-at.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test('a local time that daylight saving skips is no moment, and neither is a day that does not exist', () => {
  process.env.TZ = 'Europe/Oslo'
  expect(momentAt('2027-03-28T02:30')).toBeUndefined()
  expect(momentAt('2027-02-30T09:00')).toBeUndefined()
  expect(momentAt('tomorrow')).toBeUndefined()
  expect(momentAt('2027-03-28T03:00')?.toISOString()).toBe('2027-03-28T01:00:00.000Z')
  expect(localOf(new Date('2026-12-04T08:00:00Z'))).toBe('2026-12-04T09:00')
})

test.each([
  ['2026-11-29T11:59:00Z', 'Please choose a time that is still to come.'],
  ['2026-12-29T12:00:01Z', 'Please choose a time within the next 30 days.'],
  ['2026-12-29T12:00:00Z', undefined],
  ['2026-11-29T12:00:01Z', undefined],
])('on Nov 29 at noon, telling at %s is answered: %p', (at, fault) =>
  expect(tellAtFault(new Date(at), Date.parse('2026-11-29T12:00:00Z'))).toBe(fault),
)
