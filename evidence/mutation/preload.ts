import { afterAll } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Reported } from './reported.ts'
import { type Plan, type RoundEnd, roundsOf } from './rounds.ts'
import { testsOfRound } from './tests-of-round.ts'

/**
 * Preloaded by the test processes of `bun run mutate`. In the copy of the checkout the test files take `test` and the
 * like from here (share-rounds.ts): at each evaluation of a file the next mutant is switched on, and the tests that come
 * by it are there. Without a plan for that, it tells which mutants each test comes by.
 */
interface Instrumented {
  activeMutant?: string | undefined
  /** What is come by counts for this; without one, for what is loaded. */
  currentTestId?: string | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  hitCount?: number
  hitLimit?: number
}

/** More often than any test comes by any place. */
const ENDLESS = 1_000_000

const { PLAN_FILE, COVERAGE_FILE } = process.env
const plan: Plan = PLAN_FILE ? JSON.parse(readFileSync(PLAN_FILE, 'utf8')) : {}
const rounds = plan.queue && roundsOf(plan)
const instrumented: Instrumented = { activeMutant: plan.early, hitCount: 0, hitLimit: ENDLESS }
/** For each evaluation, the places of its tests in the order in which they were run. */
const places: number[][] = []
let last: RoundEnd | undefined

/** A line that read-rounds.ts reads. */
function say(what: 'began' | 'ended' | 'failed', about: object): void {
  console.log(`\n@${what} ${JSON.stringify(about)}`)
}

function nextRound(file: string) {
  if (last) say('ended', last)
  const next = rounds ? rounds.next(last ?? {}) : { value: { places: plan.places?.[file] } }
  if (!next.value) process.exit(0)
  const round: RoundEnd = { ...next.value }
  if (rounds) {
    Object.assign(instrumented, { activeMutant: round.mutant, hitCount: 0 })
    last = round
    say('began', round)
  }
  const ran: number[] = []
  const count = places.push(ran)
  const onTurn = (turn: number | undefined) => {
    instrumented.currentTestId = `${count} ${turn ?? 'outside'}`
  }
  onTurn(undefined)
  return testsOfRound({
    places: round.places,
    patience: plan.patience,
    onTurn,
    onTest: (place) => ran.push(place),
    onFail: (place, isGivenUp) => {
      if (!rounds && round.failed === undefined) say('failed', { file, place })
      round.failed ??= place
      round.isGivenUp ||= isGivenUp
    },
  })
}

Object.assign(globalThis, { __stryker__: instrumented, nextRound })

afterAll(() => {
  if (!COVERAGE_FILE) return
  const { static: loaded = {}, perTest = {} } = instrumented.mutantCoverage ?? {}
  const turns = Object.entries(perTest).map(([key, hits]) => [key, Object.keys(hits)])
  const reported: Reported = { loaded: Object.keys(loaded), turns: Object.fromEntries(turns), places }
  writeFileSync(COVERAGE_FILE, JSON.stringify(reported))
})
