import { expect, test } from 'bun:test'
import { judgeRounds } from './judge-rounds.ts'
import { IN_HOOK, type RoundEnd } from './rounds.ts'

const SILENT: RoundEnd = { file: 'a', places: [0, 1] }
const judged = (rounds: RoundEnd[], standing: number[] = [], hung?: string | null) =>
  Object.fromEntries(judgeRounds(rounds, hung, new Set(standing)))

test('a mutant is killed by a test that fails with it and passes alone', () => {
  const single: RoundEnd = { file: 'a', places: [0], isSingle: true }
  expect(judged([SILENT, { file: 'a', mutant: 'a', failed: 0 }, single, { file: 'a', mutant: 'b' }, SILENT])).toEqual({
    a: 'failed',
    b: 'passed',
  })
})

test('a test that fails without a mutant proves nothing', () =>
  expect(
    judged([
      SILENT,
      { file: 'a', mutant: 'a', failed: 0 },
      { file: 'a', places: [0], isSingle: true, failed: 0 },
      SILENT,
    ]),
  ).toEqual({
    a: undefined,
  }))

test('a failing hook kills the mutant', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a', failed: IN_HOOK }, SILENT])).toEqual({ a: 'failed' }))

test('failures are discarded if tests fail without a mutant afterwards', () =>
  expect(
    judged([SILENT, { file: 'a', mutant: 'a', failed: 0 }, { file: 'a', mutant: 'b' }, { file: 'a', failed: 1 }], [0]),
  ).toEqual({
    a: undefined,
    b: 'passed',
  }))

test('a failure outside any test is tried again alone', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a', failed: -2 }, SILENT])).toEqual({ a: undefined }))

test('a mutant that nothing reached is tried again alone', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a', isMissed: true }])).toEqual({ a: undefined }))

test('when a process hangs only the current mutant is judged, the others wait', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a', failed: 0 }], [0], 'b')).toEqual({ b: undefined }))

test('when a process hangs without a mutant, all tried ones are tried again alone', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a' }], [], null)).toEqual({ a: undefined }))
