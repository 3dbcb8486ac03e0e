import { expect, test } from 'bun:test'
import { stepOf } from './step-of.ts'

test('an unanswered invitation is at the opt-in step', () => expect(stepOf({ progress: 'invited' })).toBe(0))
test('an interested candidate is at the profile step', () => expect(stepOf({ progress: 'interested' })).toBe(2))
test('a started form ticks no interest that was not confirmed', () => {
  expect(stepOf({ progress: 'invited', started: true })).toBe(1)
  expect(stepOf({ progress: 'invited', started: true, profileReady: true })).toBe(1)
})
test('a complete profile after confirmed interest is at the application step', () =>
  expect(stepOf({ progress: 'interested', started: true, profileReady: true })).toBe(3))
test('a sent application has completed all steps', () => expect(stepOf({ progress: 'applied' })).toBe(4))
