import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { migrate } from '../src/db/migrate.ts'
import { createLogger } from '../src/observability/log.ts'
import { startQueue } from '../src/queue/start-queue.ts'
import { scratchFoldersInMemory } from '../standins/postgres/scratch.ts'
import { startPostgres } from '../standins/postgres.ts'

/** Bytes that the databases of a run may take of the memory; it fills a fraction of them. */
const ROOM = 2 ** 30

// At import, where no test's timeout runs: the first start on a machine makes a database server.
const admin = postgres(process.env.TEST_DATABASE_URL ?? (await startOwn()), { max: 1, onnotice: () => {} })
const template = await makeTemplate()
let made = 0

/**
 * A migrated, empty database of its own: a copy of a template, which takes milliseconds.
 * @returns its URL, and `drop`
 */
export async function freshDatabase() {
  const name = `test_${process.pid}_${++made}`
  await admin.unsafe(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: urlOf(name),
    drop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`)
    },
  }
}

/**
 * Each test process takes the first server that nobody uses; what a killed one left behind is dropped. It lies in
 * memory: each test file copies a database and drops it, a thousand files and two checkpoints, and where a busy disk
 * holds one of those up for seconds, the file's first hook runs into its limit.
 */
async function startOwn(): Promise<string> {
  const [scratch] = scratchFoldersInMemory(ROOM)
  if (!scratch) throw new Error('There is no temporary folder to keep the test database in.')
  for (let number = 0; ; number++) {
    const dataDir = join(scratch, `tests-${number}`)
    const isTaken = (error: unknown) => error instanceof Error && error.message.includes('already uses')
    const server = await startPostgres({ dataDir }).catch((error: unknown) => {
      if (isTaken(error)) return undefined
      throw error
    })
    if (!server) continue
    const sql = postgres(server.url, { max: 1 })
    // Nothing here has to survive a power cut.
    await sql`alter system set fsync = off`
    await sql`alter system set max_wal_size = '128MB'`
    await sql`select pg_reload_conf()`
    const left = await sql<{ name: string }[]>`select datname as name from pg_database where datname like 'test\_%'`
    for (const { name } of left) await sql.unsafe(`drop database ${name} with (force)`)
    await sql.end()
    return server.url
  }
}

/** Named after the migrations, so that a long-running server keeps it between runs. */
async function makeTemplate(): Promise<string> {
  const folder = join(import.meta.dir, '../src/db/migrations')
  const files = [...new Bun.Glob('*.sql').scanSync(folder)].sort().map((file) => readFileSync(join(folder, file)))
  const hash = createHash('sha256').update(Buffer.concat(files)).digest('hex').slice(0, 12)
  const name = `template_${hash}`
  const [found] = await admin`select 1 from pg_database where datname = ${name}`
  if (found) return name
  const draft = `${name}_${process.pid}`
  await admin.unsafe(`create database ${draft}`)
  await migrate(urlOf(draft))
  // The queue makes its tables at its first start; a copy finds them there.
  const queue = await startQueue(urlOf(draft), createLogger({ LOG_LEVEL: 'silent' }))
  await queue.stop()
  await admin.unsafe(`alter database ${draft} rename to ${name}`)
  return name
}

function urlOf(database: string): string {
  const { host, port, user, pass } = admin.options
  const password = encodeURIComponent(String(pass ?? ''))
  return `postgres://${encodeURIComponent(user)}:${password}@${host[0]}:${port[0]}/${database}`
}
