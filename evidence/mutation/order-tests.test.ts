import { expect, test } from 'bun:test'
import { orderTests } from './order-tests.ts'

const covering = (...files: [file: string, milliseconds: number][]) =>
  files.map(([file, milliseconds]) => ({
    file,
    milliseconds,
    mutants: [],
    once: [],
    outside: [],
    tests: [],
  }))
const namesOf = (file: string, tests: ReturnType<typeof covering>) => orderTests(file, tests).map((test) => test.file)

test('the test beside a file is run first, though others of its folder are quicker', () => {
  const tests = covering(['mfe-a/src/jobs/other.test.ts', 10], ['mfe-a/src/jobs/card.test.tsx', 900])
  expect(namesOf('mfe-a/src/jobs/card.tsx', tests)).toEqual([
    'mfe-a/src/jobs/card.test.tsx',
    'mfe-a/src/jobs/other.test.ts',
  ])
})

test('of tests as near as each other the quicker one is first', () => {
  const tests = covering(['mfe-a/src/jobs/journeys.test.ts', 900], ['mfe-a/src/jobs/rules.test.ts', 10])
  expect(namesOf('mfe-a/src/jobs/card.tsx', tests)[0]).toBe('mfe-a/src/jobs/rules.test.ts')
})

test('a mutant that no test comes by has none to run', () => {
  expect(orderTests('mfe-a/card.tsx', [])).toEqual([])
})
