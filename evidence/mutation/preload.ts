import { afterAll } from 'bun:test'
import { writeFileSync } from 'node:fs'

/**
 * Preloaded by the test runs of `bun run mutate`. Without a mutant switched on it tells which mutants the tests of this
 * run have come by; with one, a loop that never ends is ended.
 */
interface Instrumented {
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

afterAll(() => {
  const { static: atImport = {}, perTest = {} } = instrumented.mutantCoverage ?? {}
  const covered = [atImport, ...Object.values(perTest)].flatMap((counts) => Object.keys(counts))
  if (COVERAGE_FILE) writeFileSync(COVERAGE_FILE, JSON.stringify(covered))
})
