import type { Coverage } from './cover.ts'
import { isReloaded } from './forget-product.ts'
import { inParallel } from './in-parallel.ts'
import { isOnce } from './is-once.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { orderTests } from './order-tests.ts'
import type { Outcome } from './outcome.ts'
import { roundsFor } from './share-rounds.ts'
import type { Store } from './store.ts'
import type { RunTests } from './test-run.ts'
import { tryAlone } from './try-alone.ts'
import { type Trial, tryBatches } from './try-batches.ts'

/** `killed` by a test that failed, or that did not end; a mutant that no test reaches is `uncovered`. */
export type Fate = 'killed' | 'timed out' | 'survived' | 'uncovered'

interface Means {
  runners: readonly RunTests[]
  store: Store
  /** Of each source and test, by its name. */
  hashes: ReadonlyMap<string, string>
  /** The test files that reach a mutant and count for it. */
  covering: (mutant: Mutant) => readonly Coverage[]
  /** On so many of them a mutant is tried at most. */
  most?: number | undefined
  onFate: (mutant: Mutant, fate: Fate) => void
}

/** Mutants between two evaluations without any. */
const BATCH = 50
/** Mutants that one process tries. More are the cheaper, fewer are lost when one of them upsets it. */
const PIECE = 100

const FATES = { failed: 'killed', 'timed out': 'timed out' } as const

/**
 * Runs the tests that reach each mutant with it switched on, until one notices: those of the nearest file first, which
 * mostly do, then those of the next. One process tries many mutants. A mutant that is reached while
 * something is loaded that a process needs once, or that upset its process, has one of its own.
 */
export async function tryMutants(means: Means, mutants: readonly Mutant[]): Promise<void> {
  const { runners, store, hashes, onFate } = means
  /** What each mutant that nobody has noticed yet has before it. */
  const left = new Map<Mutant, Coverage[]>()
  const standing = new Map<string, Set<number>>()
  for (const mutant of mutants) {
    const tests = orderTests(mutant, means.covering(mutant), means.most)
    left.set(mutant, tests)
    const noticing = tests.find((each) => store.get<Outcome>(resultKey(mutant, [each])) === 'failed')
    if (noticing) settle(mutant, [noticing], 'failed')
    else if (tests.length === 0) {
      left.delete(mutant)
      onFate(mutant, 'uncovered')
    }
  }
  for (;;) {
    const next = Map.groupBy(left.keys(), (mutant) => left.get(mutant)?.find((coverage) => isSharing(mutant, coverage)))
    const trials = [...next].flatMap(([coverage, own]) => (coverage ? [{ coverage, mutants: own }] : []))
    if (trials.length === 0) break
    await tryAll(trials)
  }
  await alone()

  /** Places of tests of which is known that they pass without those before them. */
  function standingIn(file: string): Set<number> {
    const stands = standing.get(file) ?? new Set()
    standing.set(file, stands)
    return stands
  }

  /** Tries mutants on files, but for what earlier runs know. */
  async function tryAll(trials: readonly Trial[]): Promise<void> {
    const open = trials.map(({ coverage, mutants }) => ({
      coverage,
      mutants: mutants.filter((mutant) => {
        const known = store.get<Outcome>(resultKey(mutant, [coverage]))
        if (known) settle(mutant, [coverage], known)
        return !known
      }),
    }))
    const all = open.flatMap(({ coverage, mutants }) =>
      chunks(mutants, BATCH).map((part) => ({ coverage, mutants: part })),
    )
    const kinds = [...Map.groupBy(all, ({ coverage }) => roundsFor(coverage.file)).values()]
    const work = kinds.flatMap((kind) => pieces(kind, runners.length))
    await inParallel(runners, work, (run, piece) =>
      tryBatches(run, piece, standingIn, async ({ coverage, mutants }, verdicts) => {
        for (const mutant of mutants) {
          const outcome = verdicts.get(mutant.id) ?? (await tryAlone(run, mutant, [coverage], standingIn))
          settle(mutant, [coverage], store.put(resultKey(mutant, [coverage]), outcome))
        }
      }),
    )
  }

  /** What is left, the nearest file and then the others, as far as they are evaluated alike. */
  async function alone(): Promise<void> {
    await inParallel(runners, [...left], async (run, [mutant, [first, ...others]]) => {
      if (!first) return
      for (const group of [[first], ...Map.groupBy(others, ({ file }) => roundsFor(file)).values()]) {
        if (!left.has(mutant)) return
        const key = resultKey(mutant, group)
        settle(mutant, group, store.get<Outcome>(key) ?? store.put(key, await tryAlone(run, mutant, group, standingIn)))
      }
    })
  }

  function settle(mutant: Mutant, tried: Coverage[], outcome: Outcome): void {
    const waiting = left.get(mutant)
    if (!waiting) return
    const rest = waiting.filter((each) => !tried.includes(each))
    if (outcome === 'passed' && rest.length > 0) return void left.set(mutant, rest)
    left.delete(mutant)
    onFate(mutant, outcome === 'passed' ? 'survived' : FATES[outcome])
  }

  /** A result holds as long as neither the mutant's file nor one of these tests has changed. */
  function resultKey(mutant: Mutant, group: readonly Coverage[]): string {
    const stood = [mutant.file, ...group.map(({ file }) => file).toSorted()].map((file) => hashes.get(file))
    return `outcome ${keyOf(mutant)} ${stood.join(' ')}`
  }
}

/** Whether the mutant can be tried on the file in a process that tries others, too. */
function isSharing(mutant: Mutant, coverage: Coverage): boolean {
  return isReloaded(mutant.file) || !isOnce(mutant, coverage)
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}

/** Trials that a process does one after the other: so many that each of the workers has some. */
function pieces(trials: readonly Trial[], workers: number): Trial[][] {
  const mutants = trials.reduce((sum, trial) => sum + trial.mutants.length, 0)
  const size = Math.min(PIECE, Math.ceil(mutants / workers))
  const all: Trial[][] = []
  let room = 0
  for (const trial of trials) {
    if (room <= 0) {
      all.push([])
      room = size
    }
    all.at(-1)?.push(trial)
    room -= trial.mutants.length
  }
  return all
}
