import { expect, test } from 'bun:test'
import type { Coverage } from './cover.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { orderTests } from './order-tests.ts'

const MUTANT: Mutant = {
  ...{ id: '1', area: 'filters', file: 'mfe-a/src/jobs/card.tsx', line: 1, column: 1 },
  ...{ mutator: 'BooleanLiteral', original: 'true', replacement: 'false' },
}

/** Files with tests that reach it, so many of them. */
const covering = (...files: [file: string, milliseconds: number, tests?: number][]): Coverage[] =>
  files.map(([file, milliseconds, tests = 1]) => ({
    ...{ file, milliseconds, mutants: [keyOf(MUTANT)], once: [], outside: [] },
    tests: Array.from({ length: tests }, () => [0]),
  }))
const namesOf = (tests: Coverage[], most?: number) => orderTests(MUTANT, tests, most).map(({ file }) => file)

test('the test beside a file runs first, even before quicker ones in its folder', () => {
  const tests = covering(['mfe-a/src/jobs/other.test.ts', 10], ['mfe-a/src/jobs/card.test.tsx', 900])
  expect(namesOf(tests)).toEqual(['mfe-a/src/jobs/card.test.tsx', 'mfe-a/src/jobs/other.test.ts'])
})

test('of equally near tests the quicker one runs first', () => {
  const tests = covering(['mfe-a/src/jobs/journeys.test.ts', 900], ['mfe-a/src/jobs/rules.test.ts', 10])
  expect(namesOf(tests)[0]).toBe('mfe-a/src/jobs/rules.test.ts')
})

test('with a limit the nearest tests run, then those that most tests reach', () => {
  const tests = covering(
    ['mfe-b/src/far.test.ts', 1, 9],
    ['mfe-a/src/jobs/quick.test.ts', 1, 1],
    ['mfe-a/src/jobs/routes.test.ts', 90, 9],
    ['mfe-a/src/jobs/some.test.ts', 50, 5],
  )
  expect(namesOf(tests, 2)).toEqual(['mfe-a/src/jobs/some.test.ts', 'mfe-a/src/jobs/routes.test.ts'])
})

test('an unreached mutant has no tests to run', () => {
  expect(orderTests(MUTANT, [])).toEqual([])
})
