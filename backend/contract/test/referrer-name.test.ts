import { expect, test } from 'bun:test'
import { referrerName } from '../src/referrer-name.ts'

test('a referrer is called by first and last name', () =>
  expect(referrerName({ firstName: 'Rita', lastName: 'Lang' })).toBe('Rita Lang'))
test('one name is enough', () => expect(referrerName({ firstName: 'Rita', lastName: '' })).toBe('Rita'))
test('a referrer without a name is a colleague', () =>
  expect(referrerName({ firstName: '', lastName: ' ' })).toBe('A colleague'))
