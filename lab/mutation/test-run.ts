import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import type { Outcome } from './outcome.ts'
import type { Plan } from './rounds.ts'

interface Options {
  files: readonly string[]
  env?: Record<string, string>
  /** For preload.ts. */
  plan?: Plan
  /** How often each file is evaluated. */
  times?: number
  /** Milliseconds without a word from it after which it hangs. */
  limit: number
}

export interface TestRun {
  outcome: Outcome
  /** What the tests printed, and what Bun says of them. */
  printed: string
  output: string
}

/** Milliseconds for one test: many times the usual, as other work may share the machine. */
const PATIENCE = '60000'
/** Milliseconds until a wait for what does not come has failed (test-dom.ts): many a mutant is noticed so. */
const WAIT_AT_MOST = '2000'
/** Milliseconds that a process may take to start, also where others work on the machine. */
export const STARTING = 60_000

/**
 * Runs tests in the copy, one run after the other, on a database server that outlives them.
 * @param name tells runs at the same time apart
 */
export function testRunner(folder: string, databaseUrl: string, name: string) {
  const TMPDIR = join(folder, '..', `tmp-${name}`)
  return async function runTests({ files, env = {}, plan, times = 1, limit }: Options): Promise<TestRun> {
    await mkdir(TMPDIR, { recursive: true })
    const PLAN_FILE = join(TMPDIR, 'plan.json')
    if (plan) await writeFile(PLAN_FILE, JSON.stringify(plan))
    const options = ['--timeout', PATIENCE, '--preload', './lab/mutation/preload.ts', '--rerun-each', `${times}`]
    if (times === 1) options.push('--bail')
    const child = Bun.spawn([process.execPath, 'test', ...options, ...files.map((file) => `./${file}`)], {
      cwd: folder,
      env: {
        ...process.env,
        TEST_DATABASE_URL: databaseUrl,
        TMPDIR,
        WAIT_AT_MOST,
        DEBUG_PRINT_LIMIT: '0',
        ...(plan && { PLAN_FILE }),
        ...env,
      },
      stdout: 'pipe',
      stderr: 'pipe',
    })
    let isOver = false
    const clock = setTimeout(() => {
      isOver = true
      child.kill('SIGKILL')
    }, limit)
    const read = async (stream: ReadableStream<Uint8Array>) => {
      const decoder = new TextDecoder()
      let text = ''
      for await (const part of stream) {
        clock.refresh()
        text += decoder.decode(part, { stream: true })
      }
      return text
    }
    const [printed, report] = await Promise.all([read(child.stdout), read(child.stderr)])
    const code = await child.exited
    clearTimeout(clock)
    // A run that ends at its first failure leaves its databases and files behind.
    if (code !== 0 || plan) await dropDatabases(databaseUrl, child.pid)
    await rm(TMPDIR, { recursive: true, force: true })
    const output = [printed, report].join('\n')
    if (/^error: regex .* matched 0 tests/m.test(output)) throw new Error(`${files.join(' ')}: ${output}`)
    return { outcome: isOver ? 'timed out' : code === 0 ? 'passed' : 'failed', printed, output }
  }
}

export type RunTests = ReturnType<typeof testRunner>

async function dropDatabases(url: string, pid: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const left = await sql<{ name: string }[]>`select datname as name from pg_database
    where datname like ${`test\\_${pid}\\_%`}`
  for (const { name } of left) await sql.unsafe(`drop database if exists ${name} with (force)`)
  await sql.end()
}
