import { expect, test } from 'bun:test'
import { namePattern } from './name-pattern.ts'

const matches = (title: string, name: string) => new RegExp(namePattern(title)).test(name)

test.each([
  ['says so', 'says so'],
  ['says so', 'the page says so'],
  ['the page', 'the page says so'],
  ['%p is (not) %s', 'the page "a" is (not) b'],
  ['with $name it works', 'with Rita Falk it works'],
])('the tests with the title %p have the name %p', (title, name) => expect(matches(title, name)).toBe(true))

test.each([
  ['says so', 'says so too loud'.replace(' too', 'o')],
  ['says so', 'unsays so'],
  ['is (not) so', 'is not so'],
])('the tests with the title %p have not the name %p', (title, name) => expect(matches(title, name)).toBe(false))
