import { describe, expect, test } from 'bun:test'
import { type Batch, type Plan, type Round, type RoundEnd, roundsOf } from './rounds.ts'

const FILE = 'a.test.ts'
const BATCH: Batch = {
  file: FILE,
  queue: [
    { mutant: 'a', places: [0, 1] },
    { mutant: 'b', places: [2] },
  ],
}

/** The rounds of a process whose rounds end so. */
function played(plan: Plan, ends: (round: Round) => Partial<RoundEnd> = () => ({})): Round[] {
  const rounds = roundsOf(plan)
  const all: Round[] = []
  for (let next = rounds.next({ file: '' }); next.value; next = rounds.next({ ...next.value, ...ends(next.value) })) {
    all.push(next.value)
  }
  return all
}
const silent = { file: FILE, places: [0, 1, 2] }

describe('the rounds of a batch', () => {
  test('a batch begins without a mutant, with every test that any mutant needs', () =>
    expect(played({ batches: [BATCH] }).map(({ mutant, places }) => [mutant, places])).toEqual([
      [undefined, [0, 1, 2]],
      ['a', [0, 1]],
      ['b', [2]],
    ]))

  test('a batch ends with an unmutated round if a test failed', () =>
    expect(
      played({ batches: [{ ...BATCH, standing: [2] }] }, ({ mutant }) => (mutant === 'b' ? { failed: 2 } : {})).at(-1),
    ).toMatchObject(silent))

  test('a test that failed unmutated is retried once', () => {
    const all = played({ batches: [BATCH] }, ({ mutant }) => (mutant ? { failed: 1 } : {}))
    expect(all.filter(({ isSingle }) => isSingle)).toMatchObject([{ file: FILE, places: [1], isSingle: true }])
  })

  test('an aborted test ends the batch and its process', () => {
    const fails = ({ mutant }: Round) => (mutant ? { failed: 0, isGivenUp: true } : {})
    const all = played({ batches: [BATCH, BATCH] }, fails)
    expect(all.map(({ mutant }) => mutant)).toEqual([undefined, 'a', undefined])
  })

  test('a batch begins with all tests if any mutant needs all', () =>
    expect(played({ batches: [{ file: FILE, queue: [{ mutant: 'a' }] }] })[0]?.places).toBeUndefined())
})

test('a process runs its batches one after another, and each round names its batch', () => {
  const other = { file: 'b.test.ts', queue: [{ mutant: 'c', places: [0] }] }
  expect(played({ batches: [BATCH, other] }).map(({ file, batch, mutant }) => [file, batch, mutant])).toEqual([
    [FILE, 0, undefined],
    [FILE, 0, 'a'],
    [FILE, 0, 'b'],
    ['b.test.ts', 1, undefined],
    ['b.test.ts', 1, 'c'],
  ])
})

test('with a mutant active from the start the first failing round is the last', () => {
  const rounds = ['a', 'b', 'c'].map((file) => ({ file }))
  const fails = ({ file }: Round) => (file === 'b' ? { failed: 0 } : {})
  expect(played({ early: '1', rounds }, fails)).toEqual(rounds.slice(0, 2))
  expect(played({ rounds }, fails)).toEqual(rounds)
})
