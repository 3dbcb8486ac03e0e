import { afterAll, afterEach, beforeEach } from 'bun:test'
import { writeFileSync } from 'node:fs'

/**
 * Preloaded by the test runs of `bun run mutate`. Without a mutant switched on it tells which mutants each test of this
 * run has come by, and which were come by outside of them; with one, a loop that never ends is ended.
 */
interface Instrumented {
  /** What is come by counts for this test; without one, for all of them. */
  currentTestId?: string | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  hitCount?: number
  hitLimit?: number
}

/** More often than any test comes by any place. */
const ENDLESS = 1_000_000

const { COVERAGE_FILE, __STRYKER_ACTIVE_MUTANT__: active } = process.env
const instrumented: Instrumented = {}
Object.assign(globalThis, { __stryker__: instrumented })
if (active) Object.assign(instrumented, { hitCount: 0, hitLimit: ENDLESS })

let count = 0
beforeEach(() => {
  instrumented.currentTestId = String(count)
  count += 1
})
// These are the outermost hooks: what a file does after each of its tests still counts for the test.
afterEach(() => {
  instrumented.currentTestId = undefined
})

afterAll(() => {
  const { static: outside = {}, perTest = {} } = instrumented.mutantCoverage ?? {}
  const tests = Array.from({ length: count }, (_, at) => Object.keys(perTest[at] ?? {}))
  if (COVERAGE_FILE) writeFileSync(COVERAGE_FILE, JSON.stringify({ outside: Object.keys(outside), tests }))
})
