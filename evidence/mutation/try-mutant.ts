import type { Coverage } from './cover.ts'
import type { Mutant } from './mutant.ts'
import { orderTests } from './order-tests.ts'
import type { RunTests } from './test-run.ts'

/** `killed` by a test that failed, or that did not end; a mutant that no test comes by is `uncovered`. */
export type Fate = 'killed' | 'timed out' | 'survived' | 'uncovered'

/** Runs the tests that come by a mutant with it switched on, until one notices. */
export async function tryMutant(run: RunTests, mutant: Mutant, covering: readonly Coverage[]): Promise<Fate> {
  if (covering.length === 0) return 'uncovered'
  for (const group of orderTests(mutant.file, covering)) {
    const usual = group.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    const attempt = (limit: number) =>
      run({ files: group.map(({ file }) => file), env: { __STRYKER_ACTIVE_MUTANT__: mutant.id }, limit })
    let { outcome } = await attempt(3 * usual + 10_000)
    // A busy machine is slow, too: only what takes long twice has hung.
    if (outcome === 'timed out') outcome = (await attempt(6 * usual + 20_000)).outcome
    if (outcome === 'failed') return 'killed'
    if (outcome === 'timed out') return 'timed out'
  }
  return 'survived'
}
