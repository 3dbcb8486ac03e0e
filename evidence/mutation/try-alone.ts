import type { Coverage } from './cover.ts'
import { keyOf, type Mutant } from './mutant.ts'
import type { Outcome } from './outcome.ts'
import { placesFor } from './places-for.ts'
import { readRounds } from './read-rounds.ts'
import { IN_HOOK } from './rounds.ts'
import type { RunTests } from './test-run.ts'

/** Tries a mutant in a process of its own, switched on before anything is loaded, on the tests of these files that come by it. */
export async function tryAlone(run: RunTests, mutant: Mutant, group: readonly Coverage[]): Promise<Outcome> {
  const files = group.map(({ file }) => file)
  const usual = group.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const some = group.flatMap((coverage) => {
    const places = placesFor(keyOf(mutant), coverage)
    return places ? [[coverage.file, places] as const] : []
  })
  const attempt = async (places: Record<string, readonly number[]>) => {
    const plan = { early: mutant.id, places }
    const first = await run({ files, plan, limit: 2 * usual + 10_000 })
    // A busy machine is slow, too: only what takes long twice has hung.
    return first.outcome === 'timed out' ? run({ files, plan, limit: 4 * usual + 20_000 }) : first
  }
  const ran = await attempt(Object.fromEntries(some))
  if (some.length === 0 || ran.outcome !== 'failed') return ran.outcome
  // A test that needs those before it proves nothing when it is run without them.
  const [failed] = readRounds(ran).failed
  if (failed && failed.place !== IN_HOOK) {
    const { file, place } = failed
    const alone = await run({ files: [file], plan: { places: { [file]: [place] } }, limit: 2 * usual + 10_000 })
    if (alone.outcome === 'passed') return 'failed'
  }
  return (await attempt({})).outcome
}
