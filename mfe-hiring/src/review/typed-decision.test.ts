import { afterEach, expect, test } from 'bun:test'
import { NO_REASON, sentDecision, timeFault, wordsFault } from './typed-decision.ts'

declare const process: { env: { TZ: string | undefined } }

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})
const now = Date.parse('2027-03-20T12:00:00Z')

test.each([
  ['2027-03-28T02:30', 'That time does not exist: the clock skips it. Please choose another one.'],
  ['2027-03-19T09:00', 'Please choose a time that is still to come.'],
  ['2027-05-01T09:00', 'Please choose a time within the next 30 days.'],
  ['', 'Please choose a day and a time.'],
  ['2027-03-28T03:30', undefined],
  [undefined, undefined],
])('in Oslo on March 20, the time %p is answered: %p', (at, fault) => {
  process.env.TZ = 'Europe/Oslo'
  expect(timeFault(at, now)).toBe(fault)
})

test('a sentence with a link is refused before it is sent', () => {
  expect(wordsFault({ ...NO_REASON, toCandidate: 'See www.evil.example' })).toStartWith('Please leave out links')
  expect(wordsFault({ ...NO_REASON, toCandidate: 'Thank you. We enjoyed it.' })).toBeUndefined()
})

test('a sentence to the candidate is sent with a rejection alone', () => {
  const typed = { ...NO_REASON, toCandidate: 'Thank you.' }
  expect(sentDecision(typed, 'rejected')).toEqual({ reason: { toCandidate: 'Thank you.', recommenderSees: false } })
  expect(sentDecision(typed, 'hired')).toEqual({})
})
