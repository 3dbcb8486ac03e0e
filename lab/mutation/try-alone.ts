import type { Coverage } from './cover.ts'
import { keyOf, type Mutant } from './mutant.ts'
import type { Outcome } from './outcome.ts'
import { placesFor } from './places-for.ts'
import { readRounds } from './read-rounds.ts'
import { IN_HOOK, type Plan, type Round } from './rounds.ts'
import { ROUNDS, roundsFor } from './share-rounds.ts'
import { type RunTests, STARTING } from './test-run.ts'

/**
 * Tries a mutant in a process of its own, switched on before anything is loaded, on the tests of these files that reach it.
 * @param group files that are evaluated alike (share-rounds.ts)
 * @param standingIn places of tests of a file of which is known that they pass by themselves; what is found out is added
 */
export async function tryAlone(
  run: RunTests,
  mutant: Mutant,
  group: readonly Coverage[],
  standingIn: (file: string) => Set<number>,
): Promise<Outcome> {
  const usual = group.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const attempt = async (plan: Plan, limit = 2 * usual + STARTING) => {
    const rounds = plan.rounds ?? []
    const ran = await run({
      files: [ROUNDS[roundsFor(rounds[0]?.file ?? '')]],
      plan,
      times: rounds.length + 1,
      limit,
    })
    const { ended, hung } = readRounds(ran)
    const failed = ended.find((round) => round.failed !== undefined)
    const outcome: Outcome = ran.outcome === 'timed out' ? 'timed out' : failed || hung ? 'failed' : 'passed'
    return { outcome, failed }
  }
  const rounds = group.map((coverage): Round => ({ file: coverage.file, places: placesFor(keyOf(mutant), coverage) }))
  const first = await attempt({ early: mutant.id, rounds })
  // A busy machine is slow, too: only what takes long twice has hung.
  const { outcome, failed } =
    first.outcome === 'timed out' ? await attempt({ early: mutant.id, rounds }, 4 * usual + STARTING) : first
  if (outcome !== 'failed' || !failed) return outcome
  // A test that needs those before it proves nothing when it is run without them.
  const { file, failed: place = IN_HOOK } = failed
  if (place < 0) return 'failed'
  if (standingIn(file).has(place)) return 'failed'
  const alone = await attempt({ rounds: [{ file, places: [place] }] })
  if (alone.outcome === 'passed') {
    standingIn(file).add(place)
    return 'failed'
  }
  return (await attempt({ early: mutant.id, rounds: group.map((coverage) => ({ file: coverage.file })) })).outcome
}
