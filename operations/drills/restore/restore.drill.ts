import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { chownSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { seedDemo } from '../../../backend/seed/seed-demo.ts'
import { createProviders } from '../../../backend/src/auth/providers/create-providers.ts'
import { createDatabase } from '../../../backend/src/db/connect/client.ts'
import { describeLedger } from '../../../backend/src/money/ledger/describe-ledger.ts'
import { appendEvent } from '../../../backend/src/record/events/append-event.ts'
import { verifyEvents } from '../../../backend/src/record/events/verify-events.ts'
import { createStorage } from '../../../backend/src/storage/create-storage.ts'
import { createLogger } from '../../../backend/src/watching/log.ts'
import { findHome } from '../../../backend/standins/postgres/home.ts'
import { Browser } from '../../../backend/test/browser.ts'
import { makeCompany, makeJob, makeReferral, makeUser } from '../../../backend/test/factories.ts'
import { type FaultStack, startFaultStack } from '../../../backend/test/stack.ts'
import { until } from '../../../backend/test/until.ts'
import { installDebianPackage } from '../../../scripts/debian-package.ts'
import { say } from '../../../scripts/say.ts'
import { ARCHIVE, BACK_UP, DATA, KEY_FILE, LIST, RESTORE } from './commands.ts'
import { restorePage } from './restore-page.ts'
import { type S3, startSwift } from './start-swift.ts'

setDefaultTimeout(600_000)

/** Writes before the moment that is gone back to, and after it. */
const WRITES = 300
const ERASED = 5

let dataDir: string
let keyFile: string
let bucket: S3
let stack: FaultStack
beforeAll(async () => {
  if (!Bun.which('barman-cloud-backup') && !(await installDebianPackage('barman-cli-cloud', 'the drill')))
    throw new Error('The drill needs Barman. Debian: apt-get install barman-cli-cloud')
  await installIfMissing('python3-boto3', '/usr/lib/python3/dist-packages/boto3')
  bucket = await startSwift()
  dataDir = await mkdtemp(join(tmpdir(), 'goodword-restore-'))
  stack = await startFaultStack({ databaseDir: dataDir })
  keyFile = join(findHome(dataDir).folder, 'backups.env')
  const lines = [
    `AWS_ACCESS_KEY_ID='${bucket.accessKeyId}'`,
    `AWS_SECRET_ACCESS_KEY='${bucket.secretAccessKey}'`,
    'AWS_DEFAULT_REGION=us-east-1',
    `BACKUPS_ENDPOINT='${bucket.endpoint}'`,
  ]
  await writeFile(keyFile, lines.map((line) => `export ${line}\n`).join(''), { mode: 0o644 })
})
afterAll(async () => {
  await stack?.stop()
  await bucket?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function installIfMissing(name: string, path: string): Promise<void> {
  if (!(await Bun.file(join(path, '__init__.py')).exists())) await installDebianPackage(name, 'the drill')
}

/** The page's commands, with the paths of this machine. */
const here = (text: string) => text.replaceAll(KEY_FILE, keyFile).replaceAll(DATA, findHome(dataDir).data)

/** Runs commands of the page as PostgreSQL's user. @returns what they print */
async function asPostgres(commands: string, more: Record<string, string> = {}): Promise<string> {
  const { account, folder } = findHome(dataDir)
  const { hostname, port, username, password } = new URL(stack.variables.DATABASE_URL as string)
  const child = Bun.spawn(['sh', '-euc', here(commands)], {
    ...account,
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: '/tmp',
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: password,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code !== 0) throw new Error(`${commands}\n${output}${errors}`)
  return output
}

async function asSuperuser<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(stack.variables.DATABASE_URL as string, { max: 1, onnotice: () => {} })
  return work(sql).finally(() => sql.end())
}

/** What must be the same: where each chain of events ends, what is in each account, how many rows each table has. */
function digest() {
  return asSuperuser(async (sql) => {
    const heads = await sql`
      select job_id, count(*)::int as events, max(position)::int as position,
        (array_agg(hash order by seq desc))[1] as head from events group by job_id order by job_id`
    const balances = await sql`select id, balance_cents::text as cents from accounts order by id`
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' order by tablename`
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(name)}`
      counts[name] = row?.rows ?? 0
    }
    return { heads: [...heads], balances: [...balances], counts }
  })
}

const now = () =>
  asSuperuser(async (sql) => {
    const [row] = await sql<{ at: string }[]>`select clock_timestamp()::text as at`
    return row?.at ?? ''
  })

/** Until all that was written is in the bucket. */
async function archived(): Promise<void> {
  await asSuperuser(async (sql) => {
    const [last] = await sql<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`
    await until(async () => {
      const [row] = await sql<{ name: string | null }[]>`select last_archived_wal as name from pg_stat_archiver`
      return (row?.name ?? '') >= (last?.name ?? 'x')
    }, 120_000)
  })
}

/** `bun run drill:restore`: writes restore.md beside it. */
test('a lost database is restored to a point in time, and erased people stay erased', async () => {
  const providers = await createProviders(stack.env, createLogger({ LOG_LEVEL: 'silent' }))
  // A request would be given up sooner; nobody waits here.
  const patient = createDatabase(stack.variables.DATABASE_URL as string, { deadline: 60_000 })
  await seedDemo({ db: patient.db, storage: createStorage(stack.env), providers })
  await patient.close()
  const owner = await makeUser(stack.db, { role: 'hiring_manager' })
  const referrer = await makeUser(stack.db, { role: 'referrer' })
  const job = await makeJob(stack.db, await makeCompany(stack.db, { ownerId: owner.id }))
  const write = async () => {
    const referral = await makeReferral(stack.db, { job, referrerId: referrer.id })
    await stack.db.transaction((tx) =>
      appendEvent(tx, { kind: 'referral-created', referralId: referral.id, jobId: job.id, actorId: referrer.id }),
    )
    return referral
  }

  await asSuperuser(async (sql) => {
    for (const statement of here(ARCHIVE).split(';\n')) await sql.unsafe(statement)
  })
  await stack.database.kill()
  await stack.database.start()
  await asPostgres(`. ${KEY_FILE}\n/usr/bin/python3 -c "import boto3, os
boto3.client('s3', endpoint_url=os.environ['BACKUPS_ENDPOINT']).create_bucket(Bucket='goodword-backups')"`)
  const backupBegan = performance.now()
  await asPostgres(BACK_UP)
  const backupSeconds = (performance.now() - backupBegan) / 1000

  const before = []
  for (let at = 0; at < WRITES; at++) before.push(await write())
  const wanted = await digest()
  const time = await now()
  const after = []
  for (let at = 0; at < WRITES; at++) after.push(await write())
  await stack.startServer()
  const erased = before.slice(0, ERASED)
  for (const { token } of erased) {
    expect((await new Browser(stack.url).post(`/api/referrals/token/${token}/erase`)).status).toBe(204)
  }
  const lost = await digest()
  expect(lost).not.toEqual(wanted)
  await archived()
  await stack.killServer()
  const [size] = await asSuperuser(
    (sql) => sql<{ bytes: number }[]>`select sum(pg_database_size(oid))::float8 as bytes from pg_database`,
  )

  await stack.database.kill()
  const { data, account } = findHome(dataDir)
  await rm(data, { recursive: true })
  await mkdir(data, { mode: 0o700 })
  if (account) chownSync(data, account.uid, account.gid)

  const restoreBegan = performance.now()
  const list = await asPostgres(LIST)
  const BACKUP = /^\d{8}T\d{6}/m.exec(list)?.[0] ?? ''
  await asPostgres(RESTORE, { BACKUP, TIME: time })
  await stack.database.start()
  await until(
    () =>
      asSuperuser(async (sql) => {
        const [row] = await sql<{ waits: boolean }[]>`select pg_is_in_recovery() as waits`
        return row?.waits === false
      }).catch(() => false),
    120_000,
  )
  const restoreSeconds = (performance.now() - restoreBegan) / 1000

  expect(await digest()).toEqual(wanted)
  const { db, close } = createDatabase(stack.variables.DATABASE_URL as string)
  const verified = await verifyEvents(db)
  expect(verified.broken).toBeUndefined()
  expect(await describeLedger(stack.variables.DATABASE_URL as string)).toContain('they add up')

  const there = () =>
    asSuperuser(async (sql) => {
      const rows = await sql<{ id: string }[]>`select id from referrals`
      const ids = new Set(rows.map(({ id }) => id))
      return (all: readonly { id: string }[]) => all.filter(({ id }) => ids.has(id)).length
    })
  const atFirst = await there()
  expect([atFirst(before), atFirst(after), atFirst(erased)]).toEqual([WRITES, 0, ERASED])
  await stack.startServer()
  const atLast = await there()
  expect([atLast(before), atLast(erased)]).toEqual([WRITES - ERASED, 0])
  expect((await verifyEvents(db)).broken).toBeUndefined()
  await close()

  const rows = [
    ['the database, MB', ((size?.bytes ?? 0) / 1e6).toFixed(0)],
    ['seconds to back it up', backupSeconds.toFixed(1)],
    ['seconds from an empty folder to a database that takes writes', restoreSeconds.toFixed(1)],
    ['writes acknowledged before the moment, and there', `${WRITES} of ${WRITES}`],
    ['writes acknowledged after it, and there', '0'],
    ['chains of events that end as they did', `${wanted.heads.length} of ${wanted.heads.length}`],
    ['accounts whose balance is what it was', `${wanted.balances.length} of ${wanted.balances.length}`],
    ['tables with as many rows', `${Object.keys(wanted.counts).length} of ${Object.keys(wanted.counts).length}`],
    ['people erased after it, whom the backup had', String(ERASED)],
    ['of them there when the server answers', '0'],
  ]
  for (const [what, figure] of rows) say(`${what}: ${figure}`)
  await writeFile(join(import.meta.dir, 'restore.md'), restorePage(rows))
})
