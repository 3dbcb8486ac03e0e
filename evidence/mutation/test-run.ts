import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'

export type Outcome = 'passed' | 'failed' | 'timed out'

interface Options {
  files: readonly string[]
  /** A pattern of the names of those to run. */
  named?: string
  env?: Record<string, string>
  /** Milliseconds. */
  limit: number
}

/** Milliseconds for one test: more than usual, as two runs share the machine. */
const PATIENCE = '15000'

/**
 * Runs tests in the copy, one run after the other, on a database server that outlives them.
 * @param name tells runs at the same time apart
 */
export function testRunner(folder: string, databaseUrl: string, name: string) {
  const TMPDIR = join(folder, '..', `tmp-${name}`)
  return async function runTests({
    files,
    named,
    env = {},
    limit,
  }: Options): Promise<{ outcome: Outcome; output: string }> {
    await mkdir(TMPDIR, { recursive: true })
    const options = ['--bail', '--timeout', PATIENCE, '--preload', './evidence/mutation/preload.ts']
    if (named) options.push('--test-name-pattern', named)
    const child = Bun.spawn([process.execPath, 'test', ...options, ...files.map((file) => `./${file}`)], {
      cwd: folder,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl, TMPDIR, ...env },
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
    return { outcome: isOver ? 'timed out' : code === 0 ? 'passed' : 'failed', output: texts.join('\n') }
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
