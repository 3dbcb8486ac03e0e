import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../backend/standins/postgres.ts'
import { markdownTable } from '../scripts/markdown-table.ts'
import { ROOT } from '../scripts/rooms.ts'
import { giveUp, say } from '../scripts/say.ts'
import { debianProgram } from './databases/debian-program.ts'
import { startPgbouncer } from './databases/start-pgbouncer.ts'

/**
 * `bun run databases` of the lab: the tests of what depends on the database, on the oldest PostgreSQL that is supported and through
 * PgBouncer, from Debian's packages. Writes its page. `bun run databases ./backend/src/db/connect/waiting.test.ts` runs some of
 * them, and writes nothing.
 */
const PAGE = join(ROOT, 'lab/pages/databases.md')
/** Debian's, of the release that CI and the image stand on. */
const OLDEST = '/usr/lib/postgresql/15'
/** Migrations and the pool, the queue and its letters, the log with its triggers, and every call of the main flow. */
const TESTS = [
  'db',
  'queue',
  'record/events',
  'letters',
  'modules/jobs',
  'modules/candidates',
  'modules/applications',
].map((room) => `./backend/src/${room}/`)

interface Ran {
  server: string
  by: string
  passed: number
  failed: number
  /** Those that failed, by name. */
  names: string[]
}

const some = process.argv.slice(2)

await debianProgram('postgresql-15', join(OLDEST, 'bin/postgres')).catch((error: Error) => giveUp(error.message))
const rows = [await run(OLDEST, false), await run(undefined, true), await run(OLDEST, true)]
if (some.length === 0) await writePage()
process.exit(rows.every(({ passed, failed }) => passed > 0 && failed === 0) ? 0 : 1)

async function writePage(): Promise<void> {
  const cells = rows.map(({ server, by, passed, failed }) => [server, by, String(passed), String(failed)])
  const table = markdownTable([['PostgreSQL', 'by', 'tests passed', 'failed'], ...cells])
  const failed = rows
    .flatMap(({ server, by, names }) => names.map((name) => `- ${server} by ${by}: ${name}\n`))
    .join('')
  await writeFile(
    PAGE,
    `# Databases that were tried

Written by \`bun run databases\` in \`lab/\`, never by hand: the tests of migrations and pool, queue and letters, the log and
every call of the main flow, with Debian's packages. [What is supported](../../operations/databases.md).

${table}
${failed && `\n${failed}`}`,
  )
}

async function run(programs: string | undefined, isPooled: boolean): Promise<Ran> {
  const name = `${programs ? 'oldest' : 'newest'}${isPooled ? '-pooled' : ''}`
  const server = await startPostgres({ dataDir: join(tmpdir(), `goodword-databases-${name}`), programs })
  const pooler = isPooled ? await startPgbouncer(server.port, { test_server: 'test_server' }) : undefined
  try {
    const version = await versionOf(server.url)
    say(`\n── PostgreSQL ${version}${pooler ? `, PgBouncer ${pooler.version}` : ''}`)
    const child = Bun.spawn([process.execPath, 'test', '--timeout', '30000', ...(some.length > 0 ? some : TESTS)], {
      cwd: ROOT,
      env: { ...process.env, TEST_DATABASE_URL: server.url, ...(pooler && { TEST_DATABASE_POOLER: pooler.host }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const output = await new Response(child.stderr).text()
    const exitCode = await child.exited
    const last = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, 'm').exec(output)?.[1] ?? 0)
    const failed = exitCode === 0 ? last('fail') : Math.max(last('fail'), 1)
    say(failed === 0 ? `${last('pass')} passed` : output)
    const names = [...new Set([...output.matchAll(/^\(fail\) (.*) \[[\d.]+ms\]$/gm)].map(([, name = '']) => name))]
    return {
      server: version,
      by: pooler ? `PgBouncer ${pooler.version}` : 'itself',
      passed: last('pass'),
      failed,
      names,
    }
  } finally {
    await pooler?.stop()
    await server.stop()
  }
}

async function versionOf(url: string): Promise<string> {
  const { default: postgres } = await import('postgres')
  const client = postgres(url, { max: 1 })
  const [row] = await client<{ server_version: string }[]>`show server_version`
  await client.end()
  return (row?.server_version ?? '').split(' ')[0] ?? ''
}
