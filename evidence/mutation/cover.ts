import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOf, type Mutant } from './mutant.ts'
import type { Reported } from './reported.ts'
import type { Store } from './store.ts'
import type { RunTests } from './test-run.ts'

/** What a test file comes by when nothing is changed. */
export interface Coverage {
  file: string
  /** How long it took twice, with the start of its process. */
  milliseconds: number
  /** Keys of mutants. */
  mutants: string[]
  /** Those of them, by their place here, that it comes by when it is loaded, or only when it is evaluated for the first time. */
  once: number[]
  /** Those that it comes by around its tests. */
  outside: number[]
  /** What each test comes by, in the order of their naming. */
  tests: number[][]
}

/** Well above what any file takes, also while others work on the machine. */
const PATIENCE = 180_000

/**
 * Runs a test file twice in a process without any mutant, unless neither it nor what it may import has changed since.
 * @param product hash of the sources that it may import
 * @throws Error when it fails: then no mutant can be told by it
 */
export async function cover(
  { folder, run, store, mutants }: { folder: string; run: RunTests; store: Store; mutants: readonly Mutant[] },
  file: string,
  product: string,
  hash: string,
): Promise<Coverage> {
  const key = `twice ${file} ${product} ${hash}`
  const known = store.get<Coverage>(key)
  if (known) return known
  const COVERAGE_FILE = join(folder, `coverage-${Bun.hash(file)}.json`)
  const began = performance.now()
  const attempt = (times: number) => run({ files: [file], env: { COVERAGE_FILE }, limit: PATIENCE, times })
  const twice = await attempt(2)
  // One that keeps something in mind from time to time passes only once: all of its mutants have a process of their own.
  const { outcome, output } = twice.outcome === 'failed' ? await attempt(1) : twice
  const milliseconds = Math.round(performance.now() - began)
  if (outcome !== 'passed') throw new Error(`${file} ${outcome} without any mutant:\n${output}`)
  const reported: Reported = JSON.parse(await readFile(COVERAGE_FILE, 'utf8'))
  await rm(COVERAGE_FILE)
  return store.put(key, { file, milliseconds, ...summedUp(reported, mutants) })
}

function summedUp({ loaded, turns, places }: Reported, mutants: readonly Mutant[]) {
  const ids = new Set([loaded, ...Object.values(turns)].flat())
  const covered = mutants.filter(({ id }) => ids.has(id))
  const placeOf = new Map(covered.map(({ id }, at) => [id, at]))
  const indexed = (some: Iterable<string>) => [...new Set(some)].flatMap((id) => placeOf.get(id) ?? [])
  const during = (evaluation: number) =>
    Object.keys(turns).flatMap((key) => (key.startsWith(`${evaluation} `) ? (turns[key] ?? []) : []))
  const again = new Set(during(2))
  const tests: string[][] = []
  for (const [evaluation, ran] of places.entries()) {
    for (const [turn, place] of ran.entries()) {
      tests[place] = [...(tests[place] ?? []), ...(turns[`${evaluation + 1} ${turn}`] ?? [])]
    }
  }
  return {
    mutants: covered.map(keyOf),
    once: indexed([...loaded, ...during(1).filter((id) => !again.has(id))]),
    outside: indexed([...(turns['1 outside'] ?? []), ...(turns['2 outside'] ?? [])]),
    tests: tests.map((some) => indexed(some)),
  }
}
