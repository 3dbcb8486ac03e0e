/** One evaluation of a test file, in a process that evaluates it again and again (`bun test --rerun-each`). */
export interface Round {
  /** Id of the mutant that is switched on. */
  mutant?: string | undefined
  /** Which tests are run, by their places in the file; all without. */
  places?: readonly number[] | undefined
  /** Looks whether a test passes without those before it. */
  isSingle?: boolean
}

/** How a round ended, as its process tells it. */
export interface RoundEnd extends Round {
  /** Place of the first test that failed; `IN_HOOK` is a hook. */
  failed?: number | undefined
  /** A test was given up while it went on: what comes after it cannot be trusted. */
  isGivenUp?: boolean
}

/** What a test process is to do. */
export interface Plan {
  /** Id of a mutant that is switched on before the first import. */
  early?: string | undefined
  /** For the tests of a file: which are run, by their places; all where it is not named. */
  places?: Readonly<Record<string, readonly number[]>>
  /** Mutants to try, one a round. Without them each file is evaluated as often as Bun says. */
  queue?: readonly Round[] | undefined
  /** Tests of which is known that they pass without those before them. */
  standing?: readonly number[]
  /** Milliseconds until a test of a queue is given up. */
  patience?: number
}

/**
 * The rounds of a queue. One without a mutant comes first, so that what is only ever loaded once is loaded unchanged, and
 * where a test failed another one last, to see that nothing was left behind that makes tests fail. When a test fails for
 * the first time it is run by itself, without the mutant: one that needs the tests before it proves nothing.
 */
export function* roundsOf({ queue = [], standing = [] }: Plan): Generator<Round, void, RoundEnd> {
  const stands = new Set(standing).add(IN_HOOK)
  const control: Round = { places: allOf(queue) }
  let hasFailed = false
  yield control
  for (const round of queue) {
    const { failed, isGivenUp } = yield round
    hasFailed ||= failed !== undefined
    if (isGivenUp) break
    if (failed === undefined || stands.has(failed)) continue
    const again = yield { places: [failed], isSingle: true }
    if (again.failed === undefined) stands.add(failed)
  }
  if (hasFailed) yield control
}

/** The place of what failed, where it is no test. */
export const IN_HOOK = -1

function allOf(queue: readonly Round[]): number[] | undefined {
  const all = new Set<number>()
  for (const { places } of queue) {
    if (!places) return undefined
    for (const place of places) all.add(place)
  }
  return [...all]
}
