import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOf, type Mutant } from './mutant.ts'
import { readRounds } from './read-rounds.ts'
import type { Reported } from './reported.ts'
import { ROUNDS, roundsFor } from './share-rounds.ts'
import type { Store } from './store.ts'
import type { RunTests } from './test-run.ts'

/** What a test file reaches when nothing is changed. */
export interface Coverage {
  file: string
  /** How long it took twice. */
  milliseconds: number
  /** Keys of mutants. */
  mutants: string[]
  /** Those of them, by their place here, that it reaches when it is loaded, or only when it is evaluated for the first time. */
  once: number[]
  /** Those that it reaches around its tests. */
  outside: number[]
  /** What each test reaches, in the order of their naming. */
  tests: number[][]
  /** It passes again and again only where the product is loaded anew each time. */
  isAnew?: boolean
}

/** Well above what any file takes, also while others work on the machine. */
const PATIENCE = 300_000
/** Milliseconds that a wait may take: here none has to fail soon. */
const WAIT_AT_MOST = '10000'

interface Means {
  folder: string
  run: RunTests
  store: Store
  mutants: readonly Mutant[]
  /** Names what was found out of a file: it holds as long as neither that nor what it may import has changed. */
  keyFor: (file: string) => string
}

/** @returns of these test files what is not known of them yet */
export function uncovered({ store, keyFor }: Pick<Means, 'store' | 'keyFor'>, files: readonly string[]): string[] {
  return files.filter((file) => store.get<Coverage>(keyFor(file)) === undefined)
}

/**
 * Runs test files twice in a process without any mutant.
 * @param files that are evaluated alike (share-rounds.ts)
 * @throws Error when one fails: then no mutant can be told by it
 */
export async function cover(means: Means, files: readonly string[]): Promise<void> {
  const { folder, run, store, mutants, keyFor } = means
  const [first] = files
  if (first === undefined) return
  const COVERAGE_FILE = join(folder, `coverage-${Bun.hash(files.join())}.json`)
  const evaluate = async (times: number, isAnew = false) => {
    // What another file has loaded before is loaded again, so that it is seen.
    const rounds = files.flatMap((file) =>
      Array.from({ length: times }, (_, at) => ({ file, isAnew: isAnew || at === 0 })),
    )
    const env = { COVERAGE_FILE, WAIT_AT_MOST }
    const kind = ROUNDS[roundsFor(first)]
    const ran = await run({ files: [kind], env, plan: { rounds }, times: rounds.length + 1, limit: PATIENCE })
    const { ended } = readRounds(ran)
    const isGood = (file: string) => {
      const its = ended.filter((round) => round.file === file)
      return its.length === times && its.every(({ failed }) => failed === undefined)
    }
    const good = files.filter(isGood)
    if (good.length > 0) {
      const reported: Reported = JSON.parse(await readFile(COVERAGE_FILE, 'utf8'))
      await rm(COVERAGE_FILE)
      for (const file of good) {
        const its = ended.filter((round) => round.file === file)
        const milliseconds = its.reduce((sum, round) => sum + (round.milliseconds ?? 0), 0)
        store.put<Coverage>(keyFor(file), {
          file,
          milliseconds,
          ...summedUp(reported, file, mutants),
          ...(isAnew && { isAnew }),
        })
      }
    }
    return { output: ran.output, bad: files.filter((file) => !isGood(file)) }
  }
  const { bad, output } = await evaluate(2)
  if (bad.length === 0) return
  if (files.length > 1) {
    for (const file of bad) await cover(means, [file])
    return
  }
  // Where the product keeps something in mind it is loaded anew each time. What passes only once then has a process of its own
  // for each of its mutants.
  const again = await evaluate(2, true)
  if (again.bad.length === 0) return
  const only = await evaluate(1)
  if (only.bad.length > 0) throw new Error(`${first} fails without any mutant:\n${output}`)
}

function summedUp({ loaded, turns, evaluations }: Reported, file: string, mutants: readonly Mutant[]) {
  const own = evaluations.flatMap((evaluation, at) =>
    evaluation.file === file ? [{ ...evaluation, number: at + 1 }] : [],
  )
  const [first, second] = own.map(({ number }) => number)
  const during = (evaluation: number | undefined) =>
    Object.keys(turns).flatMap((key) => (key.startsWith(`${evaluation} `) ? (turns[key] ?? []) : []))
  const ids = new Set([...loaded, ...during(first), ...during(second)])
  const covered = mutants.filter(({ id }) => ids.has(id))
  const placeOf = new Map(covered.map(({ id }, at) => [id, at]))
  const indexed = (some: Iterable<string>) => [...new Set(some)].flatMap((id) => placeOf.get(id) ?? [])
  const again = new Set(during(second))
  const tests: string[][] = []
  for (const { number, places } of own) {
    for (const [turn, place] of places.entries()) {
      tests[place] = [...(tests[place] ?? []), ...(turns[`${number} ${turn}`] ?? [])]
    }
  }
  return {
    mutants: covered.map(keyOf),
    once: indexed([...loaded, ...during(first).filter((id) => !again.has(id))]),
    outside: indexed(own.flatMap(({ number }) => turns[`${number} outside`] ?? [])),
    tests: tests.map((some) => indexed(some)),
  }
}
