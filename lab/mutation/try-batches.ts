import type { Coverage } from './cover.ts'
import { isOnce } from './is-once.ts'
import { judgeRounds, type Verdicts } from './judge-rounds.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { placesFor } from './places-for.ts'
import { readRounds } from './read-rounds.ts'
import { type Batch, mostRounds } from './rounds.ts'
import { ROUNDS, roundsFor } from './share-rounds.ts'
import { type RunTests, STARTING } from './test-run.ts'

/** Mutants that are tried on one test file. */
export interface Trial {
  coverage: Coverage
  mutants: readonly Mutant[]
}

/**
 * Tries mutants one after the other in a process, on the tests of a file that reach each; of several files that are evaluated
 * alike (share-rounds.ts).
 * @param standingIn places of tests of a file of which is known that they pass by themselves; what is found out is added
 * @param onVerdicts is told what became of the mutants of a trial, by their ids; undefined where only a process of its own can tell
 */
export async function tryBatches(
  run: RunTests,
  trials: readonly Trial[],
  standingIn: (file: string) => Set<number>,
  onVerdicts: (trial: Trial, verdicts: Verdicts) => Promise<void>,
): Promise<void> {
  let waiting = trials.filter(({ mutants }) => mutants.length > 0)
  while (waiting[0]) {
    const batches = waiting.map((trial) => batchOf(trial, standingIn))
    const patience = Math.max(...batches.map((batch) => batch.patience ?? 0))
    const ran = await run({
      files: [ROUNDS[roundsFor(waiting[0].coverage.file)]],
      plan: { batches },
      times: mostRounds({ batches }) + 1,
      limit: 2 * patience + STARTING,
    })
    const { ended, hung } = readRounds(ran)
    const left: Trial[] = []
    for (const [at, trial] of waiting.entries()) {
      const { coverage, mutants } = trial
      const its = ended.filter(({ batch }) => batch === at)
      // The process ended before its turn.
      if (its.length === 0 && hung?.batch !== at && ended.length > 0) {
        left.push(trial)
        continue
      }
      const stuck = hung?.batch === at ? (hung.mutant ?? null) : undefined
      const verdicts = judgeRounds(its, stuck, standingIn(coverage.file))
      // Nothing was found out: the file cannot be evaluated again and again.
      if (verdicts.size === 0) for (const { id } of mutants) verdicts.set(id, undefined)
      await onVerdicts({ coverage, mutants: mutants.filter(({ id }) => verdicts.has(id)) }, verdicts)
      const rest = mutants.filter(({ id }) => !verdicts.has(id))
      if (rest.length > 0) left.push({ coverage, mutants: rest })
    }
    waiting = left
  }
}

function batchOf({ coverage, mutants }: Trial, standingIn: (file: string) => Set<number>): Batch {
  const queue = mutants
    .map((mutant) => ({
      mutant: mutant.id,
      places: placesFor(keyOf(mutant), coverage),
      isAnew: isOnce(mutant, coverage),
    }))
    .toSorted((a, b) => Number(a.isAnew) - Number(b.isAnew))
  const { file, milliseconds, isAnew } = coverage
  return { file, isAnew, queue, standing: [...standingIn(file)], patience: milliseconds + 5000 }
}
