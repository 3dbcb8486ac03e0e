import { expect, test } from 'bun:test'
import { Allowance } from './allowance.ts'

test('so much is allowed in a second, and not before that second is over', () => {
  let now = 0
  const allowance = new Allowance(2, 3, () => now)
  const takeFour = () => [1, 1, 1, 1].map((amount) => allowance.take(amount))
  expect(takeFour()).toEqual([true, true, true, false])
  now = 499
  expect(allowance.take(1)).toBe(false)
  now = 500
  expect(allowance.take(1)).toBe(true)
  now = 1500
  expect(takeFour()).toEqual([true, true, false, false])
})

test('what was not used is kept for a burst, and no longer than that', () => {
  let now = 0
  const allowance = new Allowance(2, 3, () => now)
  now = 3_600_000
  expect([1, 1, 1, 1].map((amount) => allowance.take(amount))).toEqual([true, true, true, false])
})

test('what is larger than what is left is the last of it', () => {
  const allowance = new Allowance(3, 3, () => 0)
  expect([2, 50, 1].map((amount) => allowance.take(amount))).toEqual([true, true, false])
})
