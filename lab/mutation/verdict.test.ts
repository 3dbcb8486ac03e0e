import { expect, test } from 'bun:test'
import { keyOf, type Mutant } from './mutant.ts'
import type { Fate } from './try-mutants.ts'
import { sumUp } from './verdict.ts'

const mutant = (line: number): Mutant => ({
  id: String(line),
  area: 'formats',
  file: 'a.ts',
  line,
  column: 1,
  mutator: 'StringLiteral',
  original: "'a'",
  replacement: "''",
})
const MUTANTS = [1, 2, 3, 4, 5, 6].map(mutant)
const fates = (...each: Fate[]) => new Map(each.map((fate, at) => [keyOf(mutant(at + 1)), fate]))

test('an unreached mutant and a passed-over one both survive', () => {
  const [area] = sumUp(MUTANTS, fates('killed', 'killed', 'killed', 'timed out', 'survived', 'uncovered'))
  expect(area).toMatchObject({ name: 'formats', mutants: 6, killed: 3, timedOut: 1, equivalent: 0 })
  expect(area?.survivors.map(({ line, fate }) => [line, fate])).toEqual([
    [5, 'survived'],
    [6, 'uncovered'],
  ])
})

test('the score is rounded down, so it never claims an unreached target', () => {
  expect(sumUp(MUTANTS, fates('killed', 'killed', 'killed', 'killed', 'killed'))[0]?.score).toBe(83)
})
