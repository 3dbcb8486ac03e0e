import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'

export type Outcome = 'passed' | 'failed' | 'timed out'

interface Options {
  files: readonly string[]
  /** A pattern of the names of those to run; all without one. */
  named?: string | undefined
  env?: Record<string, string>
  /** Milliseconds. */
  limit: number
}

export interface TestRun {
  outcome: Outcome
  output: string
  /** Full names of the tests that passed, in their order, and of the first that failed. */
  passed: string[]
  failed: string | undefined
}

/** Milliseconds for one test: more than usual, as two runs share the machine. */
const PATIENCE = '15000'
/** Milliseconds until a wait for what does not come has failed (test-dom.ts): many a mutant is noticed so. */
const WAIT_AT_MOST = '2000'

/**
 * Runs tests in the copy, one run after the other, on a database server that outlives them.
 * @param name tells runs at the same time apart
 */
export function testRunner(folder: string, databaseUrl: string, name: string) {
  const TMPDIR = join(folder, '..', `tmp-${name}`)
  return async function runTests({ files, named, env = {}, limit }: Options): Promise<TestRun> {
    await mkdir(TMPDIR, { recursive: true })
    const options = ['--bail', '--timeout', PATIENCE, '--preload', './evidence/mutation/preload.ts']
    if (named) options.push('--test-name-pattern', named)
    const child = Bun.spawn([process.execPath, 'test', ...options, ...files.map((file) => `./${file}`)], {
      cwd: folder,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl, TMPDIR, WAIT_AT_MOST, ...env },
      stdout: 'pipe',
      stderr: 'pipe',
    })
    let isOver = false
    const clock = setTimeout(() => {
      isOver = true
      child.kill('SIGKILL')
    }, limit)
    const texts = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    const code = await child.exited
    clearTimeout(clock)
    // A run that ends at its first failure leaves its databases and files behind.
    if (code !== 0) await dropDatabases(databaseUrl, child.pid)
    await rm(TMPDIR, { recursive: true, force: true })
    const output = texts.join('\n')
    if (/^error: regex .* matched 0 tests/m.test(output)) throw new Error(`${files.join(' ')}: ${output}`)
    const outcome = isOver ? 'timed out' : code === 0 ? 'passed' : 'failed'
    return { outcome, output, passed: namesIn(output, 'pass'), failed: namesIn(output, 'fail')[0] }
  }
}

/** Names of tests as the runner prints them, of those that end this way. */
function namesIn(output: string, end: 'pass' | 'fail'): string[] {
  return [...output.matchAll(new RegExp(`^\\(${end}\\) (.*?)(?: \\[[\\d.]+m?s\\])?$`, 'gm'))].map(
    ([, name = '']) => name,
  )
}

export type RunTests = ReturnType<typeof testRunner>

async function dropDatabases(url: string, pid: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const left = await sql<{ name: string }[]>`select datname as name from pg_database
    where datname like ${`test\\_${pid}\\_%`}`
  for (const { name } of left) await sql.unsafe(`drop database if exists ${name} with (force)`)
  await sql.end()
}
