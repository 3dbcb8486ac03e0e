import { afterAll, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { besideOf } from './beside-of.ts'
import { forgetProduct } from './forget-product.ts'
import type { Reported } from './reported.ts'
import { IN_HOOK, type Plan, type RoundEnd, roundsOf } from './rounds.ts'
import { testsOfRound } from './tests-of-round.ts'

/**
 * Preloaded by the test processes of `bun run mutate`. Bun evaluates one file again and again (share-rounds.ts), and at each
 * evaluation that evaluates the test file whose turn it is: the next mutant is switched on, and the tests that reach it
 * are there.
 */
interface Instrumented {
  activeMutant?: string | undefined
  /** What is reached counts for this; without one, for what is loaded. */
  currentTestId?: string | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  hitCount?: number
  hitLimit?: number
}

/** More often than any test reaches any place. */
const ENDLESS = 1_000_000

const { PLAN_FILE, COVERAGE_FILE } = process.env
const plan: Plan = PLAN_FILE ? JSON.parse(readFileSync(PLAN_FILE, 'utf8')) : {}
const rounds = roundsOf(plan)
const instrumented: Instrumented = { activeMutant: plan.early, hitCount: 0, hitLimit: ENDLESS }
const evaluations: Reported['evaluations'] = []
let last: RoundEnd | undefined
/** What is loaded of the product was loaded with a mutant. */
let isChanged = false
let began = 0

/** A line that read-rounds.ts reads. */
function say(what: 'began' | 'ended', about: object): void {
  console.log(`\n@${what} ${JSON.stringify(about)}`)
}

function nextRound(): RoundEnd {
  if (last) {
    last.milliseconds = Math.round(performance.now() - began)
    if (last.mutant && instrumented.hitCount === 0) last.isMissed = true
    say('ended', last)
  }
  const next = rounds.next(last ?? { file: '' })
  if (!next.value) process.exit(0)
  last = { ...next.value }
  began = performance.now()
  say('began', last)
  return last
}

/** The tests of a round, which are in a file beside: what that imports of the product can be loaded with a mutant. */
async function evaluate(): Promise<void> {
  const round = nextRound()
  const { file, mutant = plan.early, places, patience, isAnew = false } = round
  Object.assign(instrumented, { activeMutant: mutant, hitCount: 0 })
  const ran: number[] = []
  const count = evaluations.push({ file, places: ran })
  const onTurn = (turn: number | undefined) => {
    instrumented.currentTestId = `${count} ${turn ?? 'outside'}`
  }
  onTurn(undefined)
  const testsOfThis = testsOfRound({
    places,
    patience,
    onTurn,
    onTest: (place) => ran.push(place),
    onFail: (place, isGivenUp) => {
      round.failed ??= place
      round.isGivenUp ||= isGivenUp
    },
  })
  Object.assign(globalThis, { testsOfRound: testsOfThis })
  const beside = join(process.cwd(), besideOf(file))
  if (isAnew || isChanged) forgetProduct()
  else delete require.cache[beside]
  isChanged = isAnew && mutant !== undefined
  try {
    await import(beside)
  } catch (error) {
    console.error(error)
    round.failed ??= IN_HOOK
    // Of an evaluation without any test Bun says nothing.
    test('the preload can be loaded', () => {})
  }
}

Object.assign(globalThis, { __stryker__: instrumented, evaluate })

afterAll(() => {
  if (!COVERAGE_FILE) return
  const { static: loaded = {}, perTest = {} } = instrumented.mutantCoverage ?? {}
  const turns = Object.entries(perTest).map(([key, hits]) => [key, Object.keys(hits)])
  const reported: Reported = { loaded: Object.keys(loaded), turns: Object.fromEntries(turns), evaluations }
  writeFileSync(COVERAGE_FILE, JSON.stringify(reported))
})
