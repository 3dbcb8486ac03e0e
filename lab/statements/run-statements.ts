import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestPostgres } from '../../backend/test/start-test-postgres.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { copyCheckout } from '../mutation/copy-checkout.ts'
import { copyFolder, HOME } from '../mutation/home.ts'
import { inParallel } from '../mutation/in-parallel.ts'
import { type StatementsFound, withStatements } from '../mutation/mutation-page.ts'
import { openStore } from '../mutation/store.ts'
import { testRunner } from '../mutation/test-run.ts'
import { breakStatement, type RunTest } from './break-statements.ts'
import { BREAKS } from './breaks.ts'
import { namePattern } from './name-pattern.ts'
import { readStatements, type Statement } from './read-statements.ts'

/** Milliseconds for the tests of one statement, and for a build with its journey. */
const LIMIT = 120_000
const JOURNEY_LIMIT = 600_000

interface Options {
  /** Globs of ids; none are all. */
  only: string[]
  fresh: boolean
  workers: number
}

/**
 * Makes each statement of docs/spec-coverage.md untrue, in each of its ways, and runs the test that the page names.
 * All of them are written to docs/mutation.md.
 * @returns the ways that no test noticed, in words
 */
export async function runStatements({ only, fresh, workers }: Options): Promise<string[]> {
  const began = performance.now()
  await mkdir(HOME, { recursive: true })
  const results = join(HOME, 'statements.jsonl')
  if (fresh) await rm(results, { force: true })
  const store = openStore(results)
  const globs = only.map((glob) => new Bun.Glob(glob))
  const chosen = (await readStatements()).filter(({ id }) => globs.length === 0 || globs.some((glob) => glob.match(id)))
  const ways = chosen.flatMap((statement) => (BREAKS[statement.id] ?? []).map((way) => ({ statement, way })))
  say(`${chosen.length} statements, ${ways.length} ways to make them untrue`)
  const postgres = await startTestPostgres()
  try {
    const copies = await Promise.all(
      Array.from({ length: workers }, async (_, at) => {
        const folder = copyFolder(`statements-${at}`)
        await copyCheckout(folder)
        return { folder, run: testOf(folder, postgres.url) }
      }),
    )
    const unnoticed: string[] = []
    let tried = 0
    await inParallel(copies, ways, async ({ folder, run }, { statement, way }) => {
      const isNoticed = await breakStatement({ folder, store, run }, statement, way)
      if (!isNoticed) {
        const [file, from, to] = way
        unnoticed.push(`${statement.id}, ${file}: ${[from, to].map((text) => JSON.stringify(text)).join(' became ')}`)
        say(`✗ ${unnoticed.at(-1)}`)
      }
      tried += 1
      if (tried % 50 === 0)
        say(`${tried} of ${ways.length}; ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
    })
    const tests = [...Map.groupBy(chosen, ({ file, title }) => `${file} ${title}`).values()].map(([first]) => first)
    await inParallel(copies, tests, async ({ run }, statement) => {
      if (!statement || (await run(statement))) return
      unnoticed.push(`${statement.file}: "${statement.title}" fails while the statement is true`)
      say(`✗ ${unnoticed.at(-1)}`)
    })
    if (globs.length === 0) await writePage({ statements: chosen.length, ways: ways.length, unnoticed })
    return unnoticed
  } finally {
    await postgres.stop()
  }
}

async function writePage(found: StatementsFound): Promise<void> {
  const file = join(ROOT, 'docs/mutation.md')
  await writeFile(file, withStatements(await readFile(file, 'utf8'), found, new Date().toISOString().slice(0, 10)))
}

function testOf(folder: string, databaseUrl: string): RunTest {
  const runTests = testRunner(folder, databaseUrl, 'tests')
  return async ({ file, title }: Statement) => {
    const named = namePattern(title)
    if (file.startsWith('e2e/')) return walk(folder, file, named)
    const { outcome } = await runTests({ files: [file], named, limit: LIMIT })
    return outcome === 'passed'
  }
}

async function walk(folder: string, file: string, named: string): Promise<boolean> {
  const child = Bun.spawn([process.execPath, 'lab/statements/walk-journey.ts', file, named], {
    cwd: folder,
    timeout: JOURNEY_LIMIT,
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  return (await child.exited) === 0
}
