import { expect, test } from 'bun:test'
import { measureClarity } from './measure-clarity.ts'

const { seeded, found, perPlain, phrases, growth } = measureClarity()

test('the second reader finds nine of ten seeded flaws', () => {
  expect(seeded).toBeGreaterThan(100)
  expect(found / seeded).toBeGreaterThanOrEqual(0.9)
  expect(phrases).toBeGreaterThanOrEqual(60)
})

test('a plain posting has at most one finding on average', () => {
  expect(perPlain).toBeLessThanOrEqual(1)
})

test('twice the text takes at most twice the steps', () => {
  for (const [at, { steps }] of growth.entries()) {
    const half = growth[at - 1]
    if (half) expect(steps).toBeLessThanOrEqual(half.steps * 2.1)
  }
})
