import type { Coverage } from './cover.ts'
import { inParallel } from './in-parallel.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { orderTests } from './order-tests.ts'
import type { Outcome } from './outcome.ts'
import type { Store } from './store.ts'
import type { RunTests } from './test-run.ts'
import { tryAlone } from './try-alone.ts'
import { tryBatch } from './try-batch.ts'

/** `killed` by a test that failed, or that did not end; a mutant that no test comes by is `uncovered`. */
export type Fate = 'killed' | 'timed out' | 'survived' | 'uncovered'

interface Means {
  runners: readonly RunTests[]
  store: Store
  /** Of each source and test, by its name. */
  hashes: ReadonlyMap<string, string>
  /** The test files that come by a mutant and count for it. */
  covering: (mutant: Mutant) => readonly Coverage[]
  onFate: (mutant: Mutant, fate: Fate) => void
}

/** Mutants that one process tries. More are the cheaper, fewer are lost when one of them upsets it. */
const BATCH = 50

const FATES = { failed: 'killed', 'timed out': 'timed out' } as const

/**
 * Runs the tests that come by each mutant with it switched on, until one notices: those of the nearest file first, which
 * mostly do, then those of the others. Each file tries many mutants in one process. A mutant that is come by while
 * something is loaded, or that upset its process, has one of its own.
 */
export async function tryMutants(means: Means, mutants: readonly Mutant[]): Promise<void> {
  const { runners, store, hashes, onFate } = means
  /** What each mutant that nobody has noticed yet has before it. */
  const left = new Map<Mutant, Coverage[]>()
  const standing = new Map<Coverage, Set<number>>()
  for (const mutant of mutants) {
    const tests = orderTests(mutant.file, means.covering(mutant))
    if (tests.length === 0) onFate(mutant, 'uncovered')
    else left.set(mutant, tests)
  }
  await round(([nearest]) => nearest)
  for (const file of new Set([...left.values()].flat())) await round((tests) => tests.find((each) => each === file))
  await alone()

  /** Tries each mutant on one of the files that it has left. */
  async function round(choose: (tests: Coverage[]) => Coverage | undefined): Promise<void> {
    const chosen = [...left].flatMap(([mutant, tests]) => {
      const coverage = choose(tests)
      return coverage && !isOnce(mutant, coverage) ? [{ mutant, coverage }] : []
    })
    const open = chosen.filter(({ mutant, coverage }) => {
      const known = store.get<Outcome>(resultKey(mutant, [coverage]))
      if (known) settle(mutant, [coverage], known)
      return !known
    })
    const batches = [...Map.groupBy(open, ({ coverage }) => coverage)].flatMap(([coverage, pairs]) =>
      chunks(pairs).map((part) => ({ coverage, batch: part.map(({ mutant }) => mutant) })),
    )
    await inParallel(runners, batches, async (run, { coverage, batch }) => {
      const stands = standing.get(coverage) ?? new Set()
      standing.set(coverage, stands)
      const verdicts = await tryBatch(run, coverage, batch, stands)
      for (const mutant of batch) {
        const outcome = verdicts.get(mutant.id) ?? (await tryAlone(run, mutant, [coverage]))
        settle(mutant, [coverage], store.put(resultKey(mutant, [coverage]), outcome))
      }
    })
  }

  /** What is left, the nearest file and then room by room: tests of components bring a document that the server's must not see. */
  async function alone(): Promise<void> {
    await inParallel(runners, [...left], async (run, [mutant, [nearest, ...others]]) => {
      if (!nearest) return
      for (const group of [[nearest], ...Map.groupBy(others, ({ file }) => file.split('/')[0]).values()]) {
        if (!left.has(mutant)) return
        const key = resultKey(mutant, group)
        settle(mutant, group, store.get<Outcome>(key) ?? store.put(key, await tryAlone(run, mutant, group)))
      }
    })
  }

  function settle(mutant: Mutant, tried: Coverage[], outcome: Outcome): void {
    const rest = left.get(mutant)?.filter((each) => !tried.includes(each)) ?? []
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

function isOnce(mutant: Mutant, { mutants, once }: Coverage): boolean {
  return once.includes(mutants.indexOf(keyOf(mutant)))
}

function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / BATCH) }, (_, at) => list.slice(at * BATCH, (at + 1) * BATCH))
}
