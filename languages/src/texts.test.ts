import { expect, test } from 'bun:test'
import { fill, inEnglish, keyOf, pluralOf, saidOf, saidWith, withPlace } from './texts.ts'

test('places are filled, and one without a value stays as it is', () => {
  expect(fill('{referrer} invites {candidate}', { referrer: 'Ada {candidate}' })).toBe(
    'Ada {candidate} invites {candidate}',
  )
})

test('a number takes the form of its plural category', () => {
  const days = { zero: '0', one: '1', two: '2', few: '3-10', many: '11-99', other: '100' }
  expect([0, 1, 2, 7, 11, 100].map((count) => pluralOf('ar', days, count))).toEqual(Object.values(days))
  expect(pluralOf('fr', { one: 'jour', other: 'jours' }, 1_000_000)).toBe('jours')
})

test('a marked sentence is English by itself', () => {
  expect(inEnglish(saidOf(1, '{count} day', '{count} days'))).toBe('1 day')
  expect(inEnglish(saidOf(2, '{count} day', '{count} days'))).toBe('2 days')
  expect(inEnglish(saidWith('Hi {name}', { name: 'Ada' }))).toBe('Hi Ada')
})

test('a key is short and differs with the sentence', () => {
  expect(keyOf('Send')).toMatch(/^[0-9a-z]{1,7}$/)
  expect(keyOf('Send')).not.toBe(keyOf('Sent'))
})

test("the limit in a finished sentence stands in a place, written as the reader's language writes it", () => {
  expect(withPlace('Please use at most 2,000 characters', 'de')).toEqual({
    source: 'Please use at most {max} characters',
    values: { max: '2.000' },
  })
  expect(withPlace('At most 5 MB.', 'ar')?.values).toEqual({ max: '5' })
  expect(withPlace('At most a few.', 'de')).toBeUndefined()
})
