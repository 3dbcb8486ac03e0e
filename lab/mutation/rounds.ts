/** One evaluation of a test file, in a process that evaluates one after the other (`bun test --rerun-each`). */
export interface Round {
  /** The test file. */
  file: string
  /** Id of the mutant that is switched on. */
  mutant?: string | undefined
  /** Which tests are run, by their places; all without. */
  places?: readonly number[] | undefined
  /** The product is loaded anew, as the mutant is reached while it is loaded. */
  isAnew?: boolean
  /** Looks whether a test passes without those before it. */
  isSingle?: boolean
  /** The batch that it belongs to, from 0. */
  batch?: number
  /** Milliseconds until a test is given up; without it that is Bun's matter. */
  patience?: number | undefined
}

/** How a round ended, as its process tells it. */
export interface RoundEnd extends Round {
  /** Place of the first test that failed; `IN_HOOK` is a hook. */
  failed?: number | undefined
  /** Nothing reached the mutant: nothing can be said of it. */
  isMissed?: boolean
  /** A test was given up while it went on: what comes after it cannot be trusted. */
  isGivenUp?: boolean
  milliseconds?: number
}

/** Mutants to try on a test file, one a round. */
export interface Batch {
  file: string
  queue: readonly Omit<Round, 'file'>[]
  /** Tests of which is known that they pass without those before them. */
  standing?: readonly number[]
  /** Milliseconds until a test is given up. */
  patience?: number
  /** Every round needs the product loaded anew: it keeps something in mind that the tests do not expect. */
  isAnew?: boolean | undefined
}

/** What a test process is to do. */
export interface Plan {
  /** Id of a mutant that is switched on before the first import, in every round. The first one that fails is the last. */
  early?: string | undefined
  /** Rounds that are as they are. */
  rounds?: readonly Round[]
  batches?: readonly Batch[]
}

/** All rounds of a process. */
export function* roundsOf({ early, rounds = [], batches = [] }: Plan): Generator<Round, void, RoundEnd> {
  for (const round of rounds) {
    const { failed } = yield round
    if (early && failed !== undefined) return
  }
  for (const [at, batch] of batches.entries()) {
    const isOver = yield* roundsOfBatch(batch, at)
    if (isOver) return
  }
}

/**
 * One without a mutant comes first, so that what is only ever loaded once is loaded unchanged, and where a test failed another
 * one last, to see that nothing was left behind that makes tests fail. When a test fails for the first time it is run by
 * itself, without the mutant: one that needs the tests before it proves nothing.
 * @returns whether the process has to end, as a test that was given up still goes on in it
 */
function* roundsOfBatch(
  { file, queue, standing = [], patience, isAnew }: Batch,
  batch: number,
): Generator<Round, boolean, RoundEnd> {
  const its = (round: Omit<Round, 'file'>): Round => ({
    ...round,
    ...(isAnew && { isAnew }),
    ...{ file, batch, patience },
  })
  const stands = new Set(standing).add(IN_HOOK)
  const control = its({ places: allOf(queue) })
  let hasFailed = false
  let isOver = false
  yield control
  for (const round of queue) {
    const { failed, isGivenUp = false } = yield its(round)
    hasFailed ||= failed !== undefined
    isOver = isGivenUp
    if (isOver) break
    if (failed === undefined || stands.has(failed)) continue
    const again = yield its({ places: [failed], isSingle: true })
    if (again.failed === undefined) stands.add(failed)
  }
  if (hasFailed) yield control
  return isOver
}

/** The most rounds that a plan may have. */
export function mostRounds({ rounds = [], batches = [] }: Plan): number {
  return batches.reduce((sum, { queue }) => sum + 2 * queue.length + 2, rounds.length)
}

/** The place of what failed, where it is no test. */
export const IN_HOOK = -1

function allOf(queue: Batch['queue']): number[] | undefined {
  const all = new Set<number>()
  for (const { places } of queue) {
    if (!places) return undefined
    for (const place of places) all.add(place)
  }
  return [...all]
}
