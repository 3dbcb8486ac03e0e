import { expect, test } from 'bun:test'
import { STATUS_TONES } from './application-status.ts'

test.each([
  ['pending', 'yellow'],
  ['reviewing', 'blue'],
  ['interview', 'purple'],
  ['hired', 'green'],
  ['rejected', 'red'],
] as const)('the status %p has a %s badge', (status, tone) => expect(STATUS_TONES[status]).toBe(tone))
