import { describe, expect, test } from 'bun:test'
import { type Round, roundsOf } from './rounds.ts'

const QUEUE: Round[] = [
  { mutant: 'a', places: [0, 1] },
  { mutant: 'b', places: [2] },
]

/** The rounds of a process whose rounds end so. */
function played(ends: (round: Round) => { failed?: number; isGivenUp?: boolean }, plan: object = {}): Round[] {
  const rounds = roundsOf({ queue: QUEUE, ...plan })
  const all: Round[] = []
  for (let next = rounds.next({}); next.value; next = rounds.next({ ...next.value, ...ends(next.value) })) {
    all.push(next.value)
  }
  return all
}

describe('the rounds of a process', () => {
  test('begin without a mutant, with every test that some mutant needs', () =>
    expect(played(() => ({}))).toEqual([{ places: [0, 1, 2] }, ...QUEUE]))

  test('end as they began where a test failed', () =>
    expect(played(({ mutant }) => (mutant === 'b' ? { failed: 2 } : {}), { standing: [2] }).at(-1)).toEqual({
      places: [0, 1, 2],
    }))

  test('try a test that failed by itself, once', () => {
    const again = played(({ mutant }) => (mutant ? { failed: 1 } : {})).filter(({ isSingle }) => isSingle)
    expect(again).toEqual([{ places: [1], isSingle: true }])
  })

  test('are over when a test was given up while it went on', () =>
    expect(played(({ mutant }) => (mutant ? { failed: 0, isGivenUp: true } : {})).map(({ mutant }) => mutant)).toEqual([
      undefined,
      'a',
      undefined,
    ]))

  test('begin with all tests where some mutant needs all', () =>
    expect(played(() => ({}), { queue: [{ mutant: 'a' }] })[0]).toEqual({}))
})
