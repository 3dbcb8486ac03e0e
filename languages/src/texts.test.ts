import { expect, test } from 'bun:test'
import { fill, inEnglish, keyOf, pluralOf, saidOf, saidWith } from './texts.ts'

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
