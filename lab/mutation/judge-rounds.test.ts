import { expect, test } from 'bun:test'
import { judgeRounds } from './judge-rounds.ts'
import { IN_HOOK, type RoundEnd } from './rounds.ts'

const SILENT: RoundEnd = { file: 'a', places: [0, 1] }
const judged = (rounds: RoundEnd[], standing: number[] = [], hung?: string | null) =>
  Object.fromEntries(judgeRounds(rounds, hung, new Set(standing)))

test('a test that passes by itself, and that fails with a mutant, has noticed it', () => {
  const single: RoundEnd = { file: 'a', places: [0], isSingle: true }
  expect(judged([SILENT, { file: 'a', mutant: 'a', failed: 0 }, single, { file: 'a', mutant: 'b' }, SILENT])).toEqual({
    a: 'failed',
    b: 'passed',
  })
})

test('a test that does not pass by itself proves nothing', () =>
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

test('a hook that fails has noticed it', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a', failed: IN_HOOK }, SILENT])).toEqual({ a: 'failed' }))

test('what failed counts for nothing where tests fail without a mutant afterwards', () =>
  expect(
    judged([SILENT, { file: 'a', mutant: 'a', failed: 0 }, { file: 'a', mutant: 'b' }, { file: 'a', failed: 1 }], [0]),
  ).toEqual({
    a: undefined,
    b: 'passed',
  }))

test('a failure of which no test knows has to be seen alone', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a', failed: -2 }, SILENT])).toEqual({ a: undefined }))

test('a mutant that nothing reached has to be seen alone', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a', isMissed: true }])).toEqual({ a: undefined }))

test('of a process that hung only the mutant of that moment is judged; the others wait', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a', failed: 0 }], [0], 'b')).toEqual({ b: undefined }))

test('where it hung without a mutant, all that were tried have to be seen alone', () =>
  expect(judged([SILENT, { file: 'a', mutant: 'a' }], [], null)).toEqual({ a: undefined }))
