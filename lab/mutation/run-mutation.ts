import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestPostgres } from '../../backend/test/start-test-postgres.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { giveUp, say } from '../../scripts/say.ts'
import { AREAS } from './areas.ts'
import { changedFiles } from './changed-files.ts'
import { copyCheckout } from './copy-checkout.ts'
import { type Coverage, cover, uncovered } from './cover.ts'
import { emptyPatterns } from './empty-patterns.ts'
import { hashOf } from './hash-of.ts'
import { copyFolder, HOME } from './home.ts'
import { inParallel } from './in-parallel.ts'
import { instrument } from './instrument.ts'
import { isEquivalent } from './is-equivalent.ts'
import { keyOf, type Mutant } from './mutant.ts'
import { mutationPage, survivorList } from './mutation-page.ts'
import { productFiles, testFiles } from './product-files.ts'
import { roundsFor, shareRounds } from './share-rounds.ts'
import { sourcesReachedBy } from './sources-reached-by.ts'
import { openStore } from './store.ts'
import { testRunner } from './test-run.ts'
import { type Fate, tryMutants } from './try-mutants.ts'
import { type AreaResult, sumUp, WANTED } from './verdict.ts'

interface Options {
  /** Globs of product files; none are all. */
  only: string[]
  /** Names of areas; none are all. */
  areas: string[]
  /** Of so many changes one is tried, always the same; 1 is all. */
  oneIn: number
  changed: boolean
  fresh: boolean
  workers: number
}

const COPY = copyFolder('instrumented')

/** Runs it all; see `mutate.ts`. @returns whether every area that was looked at reaches its score */
export async function runMutation({ only, areas: wanted, oneIn, changed, fresh, workers }: Options): Promise<boolean> {
  const unknown = wanted.filter((name) => !AREAS.some((area) => area.name === name))
  if (unknown.length > 0)
    giveUp(`No area is named ${unknown.join(', ')}. There are: ${AREAS.map(({ name }) => name).join(', ')}.`)
  const empty = emptyPatterns(AREAS, ROOT)
  if (empty.length > 0) giveUp(empty.join('\n'))
  const began = performance.now()
  await mkdir(HOME, { recursive: true })
  const results = join(HOME, 'results.jsonl')
  if (fresh) await rm(results, { force: true })
  const store = openStore(results)
  await copyCheckout(COPY)
  const testsOf = new Map(AREAS.map((area) => [area.name, testFiles(area, COPY)]))
  const sources = [...productFiles(AREAS, COPY).keys()]
  const tests = new Set([...testsOf.values()].flat())
  const reached = new Map([...tests].map((test) => [test, sourcesReachedBy(test, sources)]))
  // Of the copy, before it is changed: in the checkout somebody may go on working.
  const products = new Map<string, string>()
  for (const [test, files] of reached) products.set(test, await hashOf(files.map((file) => join(COPY, file))))
  const hashes = new Map<string, string>()
  for (const file of [...sources, ...tests]) hashes.set(file, await hashOf([join(COPY, file)]))
  const all = await instrument(AREAS, COPY)
  await shareRounds(COPY, tests)
  const isPart = only.length > 0 || changed
  const globs = [...only, ...(changed ? changedFiles() : [])].map((glob) => new Bun.Glob(glob))
  const ofAreas = all.filter(
    (mutant) => (wanted.length === 0 || wanted.includes(mutant.area)) && Bun.hash.crc32(keyOf(mutant)) % oneIn === 0,
  )
  const mutants = isPart ? ofAreas.filter(({ file }) => globs.some((glob) => glob.match(file))) : ofAreas
  say(`${mutants.length} mutants in ${new Set(mutants.map(({ file }) => file)).size} files`)

  const postgres = await startTestPostgres()
  try {
    const runners = Array.from({ length: workers }, (_, at) => testRunner(COPY, postgres.url, String(at)))
    const fates = new Map<string, Fate>()
    const keyFor = (file: string) => `twice ${file} ${products.get(file)} ${hashes.get(file)}`
    const onFate = (mutant: Mutant, fate: Fate) => {
      fates.set(keyOf(mutant), fate)
      if (fate === 'survived' || fate === 'uncovered') sayUnnoticed(mutant, fate)
      if (fates.size % 100 === 0) say(`${fates.size} of ${mutants.length}; ${minutesSince(began)}`)
    }
    for (const [name, own] of Map.groupBy(mutants, ({ area }) => area)) {
      const files = new Set(own.map(({ file }) => file))
      const reaching = (testsOf.get(name) ?? []).filter((test) => reached.get(test)?.some((file) => files.has(file)))
      const open = uncovered({ store, keyFor }, reaching)
      const alike = [...Map.groupBy(open, (file) => `${file.split('/')[0]} ${roundsFor(file)}`).values()]
      await inParallel(runners, alike.flatMap(inGroups), (run, group) =>
        cover({ folder: COPY, run, store, mutants: all, keyFor }, group),
      )
      const coverage = reaching.map((file) => store.get<Coverage>(keyFor(file)) as Coverage)
      say(`${name}: ${coverage.length} test files pass without a mutant; ${minutesSince(began)}`)
      const coveredBy = invert(coverage)
      const covering = (mutant: Mutant) => coveredBy.get(keyOf(mutant)) ?? []
      const tried = own.filter((mutant) => !isEquivalent(mutant))
      const most = AREAS.find((area) => area.name === name)?.most
      await tryMutants({ runners, store, hashes, covering, most, onFate }, tried)
      const found = sumUp(own, fates)
      print(found)
      if (!isPart) await writePage(found, oneIn)
    }
    const areas = sumUp(mutants, fates)
    say(`\n${minutesSince(began)}`)
    return areas.every(({ score }) => score >= WANTED)
  } finally {
    await postgres.stop()
  }
}

/** Files that one process covers. */
function inGroups(files: readonly string[]): string[][] {
  const SIZE = 8
  return Array.from({ length: Math.ceil(files.length / SIZE) }, (_, at) => files.slice(at * SIZE, (at + 1) * SIZE))
}

/** Area by area, so that a run that is ended leaves what it found. */
async function writePage(areas: readonly AreaResult[], oneIn: number): Promise<void> {
  for (const area of areas) await writeFile(join(HOME, `${area.name.replaceAll(' ', '-')}.txt`), survivorList(area))
  const file = join(ROOT, 'lab/pages/mutation.md')
  const before = await readFile(file, 'utf8').catch(() => '')
  await writeFile(file, mutationPage(before, areas, new Date().toISOString().slice(0, 10), oneIn))
}

function invert(coverage: readonly Coverage[]): Map<string, Coverage[]> {
  const pairs = coverage.flatMap((found) => found.mutants.map((key) => ({ key, found })))
  const grouped = Map.groupBy(pairs, ({ key }) => key)
  return new Map([...grouped].map(([key, group]) => [key, group.map(({ found }) => found)]))
}

function sayUnnoticed({ file, line, mutator, original, replacement }: Mutant, fate: Fate): void {
  say(`${fate} ${file}:${line} ${mutator}: ${[original, replacement].map(oneLine).join('  ->  ')}`)
}

function print(areas: readonly AreaResult[]): void {
  for (const { name, mutants, equivalent, survivors, score } of areas) {
    say(
      `${score >= WANTED ? '✓' : '✗'} ${name}: ${score} %, ${survivors.length} of ${mutants - equivalent} not noticed`,
    )
  }
}

function oneLine(source: string): string {
  return source.replace(/\s+/g, ' ').slice(0, 160)
}

function minutesSince(began: number): string {
  return `${((performance.now() - began) / 60_000).toFixed(1)} minutes`
}
