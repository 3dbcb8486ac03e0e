import { expect, test } from 'bun:test'
import { isTypeAskedItself } from './is-type-asked-itself.ts'
import type { Sample } from './sample-jobs.ts'

/** @param named of the jobs that the words name, those of the type @param population all jobs of the type */
const sampled = (named: number, population: number): Sample => ({
  ...{ reads: 1, readsFirst: undefined, readsBeside: undefined, isWhole: false },
  ...{ total: undefined, matching: named, named, population },
})

test('most jobs are of the type: each that words name is asked for it', () => {
  expect(isTypeAskedItself({ type: 'full-time' }, 52_000, sampled(31_000, 540_000))).toBe(true)
})

test('few are, and words name very many: the index of the type is put beside that of words', () => {
  expect(isTypeAskedItself({ type: 'contract' }, 260_000, sampled(27_000, 100_000))).toBe(false)
})

test.each([
  ['no type is asked for', { level: 'senior' as const }, 31_000],
  ['a level is asked for, too', { type: 'full-time' as const, level: 'senior' as const }, 31_000],
  ['no job of the type has the words', { type: 'full-time' as const }, 0],
])('%s: nothing is asked of each job', (_, filter, named) => {
  expect(isTypeAskedItself(filter, 52_000, sampled(named, 540_000))).toBe(false)
})
