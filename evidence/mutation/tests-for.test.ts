import { expect, test } from 'bun:test'
import { namedExactly, testsFor } from './tests-for.ts'

const FILE = {
  file: 'a.test.ts',
  milliseconds: 1,
  mutants: ['early', 'late', 'rare'],
  outside: [0],
  tests: [
    ['a job > is listed', [1]],
    ['a job > is open (or not)', [1, 2]],
  ] as [string, number[]][],
}

const told = (key: string, name: string) => new RegExp(testsFor(key, [FILE]) ?? '').test(name)

test('a mutant is told by the tests that come by it, and by no other', () =>
  expect([
    told('late', 'a job is listed'),
    told('late', 'a job is open (or not)'),
    told('rare', 'a job is open (or not)'),
    told('rare', 'a job is listed'),
  ]).toEqual([true, true, true, false]))

test('one that is come by before the tests is told by all of them', () =>
  expect(testsFor('early', [FILE])).toBeUndefined())

test.each([
  ['a job > is open (or not)', 'a job is open (or not)', true],
  ['a job > costs > $5', 'a job costs > $5', true],
  ['the first line', 'the first line\nand the second', true],
  ['a job > is open', 'a job is open (or not)', false],
])('the name %p is that of %p: %p', (printed, matched, is) =>
  expect(new RegExp(namedExactly(printed)).test(matched)).toBe(is),
)
