import type { Coverage } from './cover.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { orderTests } from './order-tests.ts'
import type { Store } from './store.ts'
import type { Outcome, RunTests } from './test-run.ts'
import { namedExactly, testsFor } from './tests-for.ts'

/** `killed` by a test that failed, or that did not end; a mutant that no test comes by is `uncovered`. */
export type Fate = 'killed' | 'timed out' | 'survived' | 'uncovered'

interface Means {
  run: RunTests
  store: Store
  /** Of each source and test, by its name. */
  hashes: ReadonlyMap<string, string>
}

/** Runs the tests that come by a mutant with it switched on, until one notices. */
export async function tryMutant(means: Means, mutant: Mutant, covering: readonly Coverage[]): Promise<Fate> {
  if (covering.length === 0) return 'uncovered'
  for (const group of orderTests(mutant.file, covering)) {
    const outcome = await outcomeOf(means, mutant, group)
    if (outcome === 'failed') return 'killed'
    if (outcome === 'timed out') return 'timed out'
  }
  return 'survived'
}

/** As an earlier run found it, where neither the mutant's file nor one of these tests has changed since. */
async function outcomeOf({ run, store, hashes }: Means, mutant: Mutant, group: Coverage[]): Promise<Outcome> {
  const files = group.map(({ file }) => file)
  const stood = [mutant.file, ...files.toSorted()].map((file) => hashes.get(file))
  const key = `outcome ${keyOf(mutant)} ${stood.join(' ')}`
  const known = store.get<Outcome>(key)
  if (known) return known
  const usual = group.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const env = { __STRYKER_ACTIVE_MUTANT__: mutant.id }
  const attempt = async (named?: string) => {
    const first = await run({ files, named, env, limit: 3 * usual + 10_000 })
    // A busy machine is slow, too: only what takes long twice has hung.
    return first.outcome === 'timed out' ? run({ files, named, env, limit: 6 * usual + 20_000 }) : first
  }
  const named = testsFor(keyOf(mutant), group)
  const { outcome, failed } = await attempt(named)
  if (!named || outcome !== 'failed' || (await standsAlone(failed))) return store.put(key, outcome)
  return store.put(key, (await attempt()).outcome)

  /** Whether a test passes without the mutant and without the tests before it: then it was the mutant that it noticed. */
  async function standsAlone(name: string | undefined): Promise<boolean> {
    if (name === undefined) return false
    const aloneKey = `alone ${name} ${stood.slice(1).join(' ')}`
    const isKnown = store.get<boolean>(aloneKey)
    if (isKnown !== undefined) return isKnown
    const { outcome: alone } = await run({ files, named: namedExactly(name), limit: 3 * usual + 10_000 })
    return store.put(aloneKey, alone === 'passed')
  }
}
