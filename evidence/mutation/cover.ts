import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from './hash-of.ts'
import { keyOf, type Mutant } from './mutant.ts'
import type { Store } from './store.ts'
import type { RunTests } from './test-run.ts'

/** What a test file comes by when nothing is changed. */
export interface Coverage {
  file: string
  /** How long it took, with the start of its process. */
  milliseconds: number
  /** Keys of mutants. */
  mutants: string[]
  /** Those of them, by their place, that are come by outside of the tests: when it is imported, or before all. */
  outside: number[]
  /** The tests in their order, by their full names, and what each comes by. */
  tests: [name: string, mutants: number[]][]
}

/** What preload.ts writes: ids of mutants. */
interface Reported {
  outside: string[]
  tests: string[][]
}

/** Well above what any file takes, also while others work on the machine. */
const PATIENCE = 180_000

/**
 * Runs a test file without any mutant, unless neither it nor the product has changed since.
 * @param product hash of the sources
 * @throws Error when it fails: then no mutant can be told by it
 */
export async function cover(
  { folder, run, store, mutants }: { folder: string; run: RunTests; store: Store; mutants: readonly Mutant[] },
  file: string,
  product: string,
): Promise<Coverage> {
  const key = `coverage ${file} ${product} ${await hashOf([join(folder, file)])}`
  const known = store.get<Coverage>(key)
  if (known) return known
  const COVERAGE_FILE = join(folder, `coverage-${Bun.hash(file)}.json`)
  const began = performance.now()
  const { outcome, passed, output } = await run({ files: [file], env: { COVERAGE_FILE }, limit: PATIENCE })
  const milliseconds = Math.round(performance.now() - began)
  if (outcome !== 'passed') throw new Error(`${file} ${outcome} without any mutant:\n${output}`)
  const { outside, tests }: Reported = JSON.parse(await readFile(COVERAGE_FILE, 'utf8'))
  await rm(COVERAGE_FILE)
  if (tests.length !== passed.length) throw new Error(`${file} ran ${tests.length} tests and named ${passed.length}`)
  const ids = new Set([outside, ...tests].flat())
  const covered = mutants.filter(({ id }) => ids.has(id))
  const placeOf = new Map(covered.map(({ id }, at) => [id, at]))
  const places = (some: string[]) => some.flatMap((id) => placeOf.get(id) ?? [])
  return store.put(key, {
    file,
    milliseconds,
    mutants: covered.map(keyOf),
    outside: places(outside),
    tests: tests.map((ids, at): [string, number[]] => [passed[at] ?? '', places(ids)]),
  })
}
