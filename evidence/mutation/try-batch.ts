import type { Coverage } from './cover.ts'
import { judgeRounds, type Verdicts } from './judge-rounds.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { placesFor } from './places-for.ts'
import { readRounds } from './read-rounds.ts'
import type { RunTests } from './test-run.ts'

/**
 * Tries mutants one after the other in a process, on the tests of one file that come by each.
 * @param standing places of tests of which is known that they pass by themselves; what is found out is added
 * @returns by the id of each mutant; undefined where only a process of its own can tell
 */
export async function tryBatch(
  run: RunTests,
  coverage: Coverage,
  mutants: readonly Mutant[],
  standing: Set<number>,
): Promise<Verdicts> {
  const all: Verdicts = new Map()
  for (;;) {
    const waiting = mutants.filter(({ id }) => !all.has(id))
    if (waiting.length === 0) return all
    const queue = waiting.map((mutant) => ({ mutant: mutant.id, places: placesFor(keyOf(mutant), coverage) }))
    const patience = 2 * coverage.milliseconds + 3000
    const ran = await run({
      files: [coverage.file],
      plan: { queue, standing: [...standing], patience },
      // Each may be followed by a round that sees whether a test stands by itself; the first and the last have no mutant.
      times: 2 * queue.length + 3,
      limit: 2 * patience + 10_000,
    })
    const { ended, began } = readRounds(ran)
    const hung = began.length > ended.length ? (began.at(-1)?.mutant ?? null) : undefined
    const verdicts = judgeRounds(ended, hung, standing)
    // Nothing was found out: the file cannot be evaluated again and again.
    if (verdicts.size === 0) for (const { id } of waiting) verdicts.set(id, undefined)
    for (const [id, outcome] of verdicts) all.set(id, outcome)
  }
}
