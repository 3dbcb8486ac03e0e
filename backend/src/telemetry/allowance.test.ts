import { expect, test } from 'bun:test'
import { Allowance } from './allowance.ts'

test('so much is allowed within a second, and as much again in the next', () => {
  let now = 0
  const allowance = new Allowance(3, () => now)
  expect([1, 1, 1, 1].map((amount) => allowance.take(amount))).toEqual([true, true, true, false])
  now = 999
  expect(allowance.take(1)).toBe(false)
  now = 1000
  expect(allowance.take(1)).toBe(true)
})

test('what is larger than the rest of a second is the last of it', () => {
  const allowance = new Allowance(3, () => 0)
  expect([2, 50, 1].map((amount) => allowance.take(amount))).toEqual([true, true, false])
})
