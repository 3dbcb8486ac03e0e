import { expect, test } from 'bun:test'
import { Allowance } from './allowance.ts'

test('an allowance is used up within a second and renewed after it', () => {
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

test('an unused allowance is kept for one burst', () => {
  let now = 0
  const allowance = new Allowance(2, 3, () => now)
  now = 3_600_000
  expect([1, 1, 1, 1].map((amount) => allowance.take(amount))).toEqual([true, true, true, false])
})

test('an item above the rest of the allowance is still let through, as the last', () => {
  const allowance = new Allowance(3, 3, () => 0)
  expect([2, 50, 1].map((amount) => allowance.take(amount))).toEqual([true, true, false])
})
