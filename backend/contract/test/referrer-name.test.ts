import { expect, test } from 'bun:test'
import { referrerName } from '../src/referrer-name.ts'

test("a referrer's name is first and last name", () =>
  expect(referrerName({ firstName: 'Rita', lastName: 'Lang' })).toBe('Rita Lang'))
test("a referrer's name may be one name", () => expect(referrerName({ firstName: 'Rita', lastName: '' })).toBe('Rita'))
test('a referrer without a name is "a colleague"', () =>
  expect(referrerName({ firstName: '', lastName: ' ' })).toBe('A colleague'))
