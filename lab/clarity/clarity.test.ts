import { expect, test } from 'bun:test'
import { measureClarity } from './measure-clarity.ts'

const { seeded, found, perPlain, phrases, harmless, blamed, growth } = measureClarity()

test('the second reader finds nine of ten seeded flaws', () => {
  expect(seeded).toBeGreaterThan(100)
  expect(found / seeded).toBeGreaterThanOrEqual(0.9)
  expect(phrases).toBeGreaterThanOrEqual(60)
})

test('a plain posting has at most one finding on average', () => {
  expect(perPlain).toBeLessThanOrEqual(1)
})

test('no harmless sentence of a posting, a no or a good word is remarked on', () => {
  expect(harmless).toBeGreaterThan(30)
  expect(blamed).toEqual([])
})

test('twice the text takes at most twice the steps', () => {
  for (const [at, { steps }] of growth.entries()) {
    const half = growth[at - 1]
    if (half) expect(steps).toBeLessThanOrEqual(half.steps * 2.1)
  }
})
