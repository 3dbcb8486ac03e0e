import { expect, test } from 'bun:test'
import { fieldError } from './field-error.ts'

const at = (errors: unknown[], isBlurred = true) => ({ isBlurred, errors })

test('an untouched field shows no message before the form is submitted', () => {
  expect(fieldError(at(['No.'], false), 0)).toBeUndefined()
  expect(fieldError(at(['No.'], false), 1)).toBe('No.')
  expect(fieldError(at(['No.']), 0)).toBe('No.')
})

test.each([
  [['No.', 'Never.'], 'No.'],
  [[{ message: 'No.' }], 'No.'],
  [[], undefined],
  [[{ code: 'custom' }], undefined],
  [[null], undefined],
  [[7], undefined],
] as const)('the errors %j show the message %p', (errors, message) =>
  expect(fieldError(at([...errors]), 0)).toBe(message as string),
)
