import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { migrate } from '../src/db/migrate/migrate.ts'
import { startQueue } from '../src/queue/start-queue.ts'
import { createLogger } from '../src/watching/log.ts'
import { startTestPostgres } from './start-test-postgres.ts'

// At import, where no test's timeout runs: the first start on a machine makes a database server.
const admin = postgres(process.env.TEST_DATABASE_URL ?? (await startTestPostgres()).url, { max: 1, onnotice: () => {} })
/** The role that servers sign in with; the databases belong to another. */
const SERVER = 'test_server'
/** The name that Postgres has for a database that is there. */
const ALREADY_EXISTS = '42P04'
await makeServerRole()
const template = await makeTemplate()
let made = 0

/**
 * A migrated, empty database of its own: a copy of a template, which takes milliseconds.
 * @returns its URL as its owner's, `serverUrl` as the server's, and `drop`
 */
export async function freshDatabase() {
  const name = `test_${process.pid}_${++made}`
  await admin.unsafe(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: urlOf(name),
    serverUrl: serverUrlOf(name),
    drop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`)
    },
  }
}

/** A database of its own with nothing in it. @returns its URL as its owner's, and `drop` */
export async function emptyDatabase() {
  const name = `test_${process.pid}_${++made}`
  await admin.unsafe(`create database ${name}`)
  return {
    url: urlOf(name),
    drop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`)
    },
  }
}

async function makeServerRole(): Promise<void> {
  const [found] = await admin`select 1 from pg_roles where rolname = ${SERVER}`
  // Of two runs on one server that begin at the same time, one makes it.
  if (!found) await admin.unsafe(`create role ${SERVER} login`).catch(() => {})
  await admin.unsafe(`alter role ${SERVER} password '${SERVER}'`)
}

/** Named after the migrations and what the server may do, so that a long-running server keeps it between runs. */
async function makeTemplate(): Promise<string> {
  const folder = join(import.meta.dir, '../src/db/migrations')
  const names = [...new Bun.Glob('*.sql').scanSync(folder)].sort()
  const ours = ['grant-server-role', 'apply-migrations', 'needs', 'ensure-uuidv7'].map(
    (name) => `../migrate/${name}.ts`,
  )
  const files = [...names, ...ours].map((file) => readFileSync(join(folder, file)))
  const hash = createHash('sha256').update(Buffer.concat(files)).digest('hex').slice(0, 12)
  const name = `template_${hash}`
  const [found] = await admin`select 1 from pg_database where datname = ${name}`
  if (found) return name
  const draft = `${name}_${process.pid}`
  await admin.unsafe(`create database ${draft}`)
  await migrate(serverUrlOf(draft), urlOf(draft))
  // The queue makes its tables at its first start; a copy finds them there.
  const queue = await startQueue(serverUrlOf(draft), createLogger({ LOG_LEVEL: 'silent' }))
  await queue.stop()
  // Of two runs that begin at the same time, the first keeps its own.
  const isFirst = await admin.unsafe(`alter database ${draft} rename to ${name}`).then(
    () => true,
    (error: postgres.PostgresError) => {
      if (error.code !== ALREADY_EXISTS) throw error
    },
  )
  if (!isFirst) await admin.unsafe(`drop database ${draft}`)
  return name
}

function urlOf(database: string): string {
  const { host, port, user, pass } = admin.options
  const password = encodeURIComponent(String(pass ?? ''))
  return `postgres://${encodeURIComponent(user)}:${password}@${host[0]}:${port[0]}/${database}`
}

function serverUrlOf(database: string): string {
  const url = new URL(urlOf(database))
  url.username = SERVER
  url.password = SERVER
  return url.href
}

/** How the server reaches the database at this URL of its own: by the pooler where the run has one, `bun run databases` of the lab. */
export function serverVariables(url: string): Record<string, string> {
  const pooler = process.env.TEST_DATABASE_POOLER
  if (!pooler) return { DATABASE_URL: url }
  return { DATABASE_URL: Object.assign(new URL(url), { host: pooler }).href, DATABASE_DIRECT_URL: url }
}
