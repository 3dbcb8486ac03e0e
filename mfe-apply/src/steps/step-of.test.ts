import { expect, test } from 'bun:test'
import { stepOf } from './step-of.ts'

test('an unanswered invitation stands at the opt-in', () => expect(stepOf({ progress: 'invited' })).toBe(0))
test('who said yes comes to the profile', () => expect(stepOf({ progress: 'interested' })).toBe(2))
test('who starts to fill in the form comes to the profile', () =>
  expect(stepOf({ progress: 'invited', started: true })).toBe(2))
test('a complete profile comes to the application', () =>
  expect(stepOf({ progress: 'invited', started: true, profileReady: true })).toBe(3))
test('a sent application has all steps behind it', () => expect(stepOf({ progress: 'applied' })).toBe(4))
