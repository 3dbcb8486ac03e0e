import { expect, test } from 'bun:test'
import { inRollout } from './in-rollout.ts'

const visitors = Array.from({ length: 5000 }, () => crypto.randomUUID())

test('a 10 % rollout includes about 10 % of visitors', () => {
  const share = visitors.filter((visitor) => inRollout('mfe-hiring', visitor, 10)).length / visitors.length
  expect(share).toBeGreaterThan(0.08)
  expect(share).toBeLessThan(0.12)
})

test('a visitor stays in the rollout as its percentage grows', () => {
  for (const visitor of visitors.filter((each) => inRollout('mfe-hiring', each, 10))) {
    expect(inRollout('mfe-hiring', visitor, 50)).toBe(true)
  }
})

test('a rollout includes nobody at 0 % and everybody at 100 %', () => {
  expect(visitors.some((visitor) => inRollout('mfe-hiring', visitor, 0))).toBe(false)
  expect(visitors.every((visitor) => inRollout('mfe-hiring', visitor, 100))).toBe(true)
})
