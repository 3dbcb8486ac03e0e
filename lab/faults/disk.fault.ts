import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import postgres from 'postgres'
import { events } from '../../backend/src/db/schema/events.ts'
import { letters } from '../../backend/src/db/schema/letters.ts'
import { referrals } from '../../backend/src/db/schema/referrals.ts'
import { findHome } from '../../backend/standins/postgres/home.ts'
import { startPostgres } from '../../backend/standins/postgres.ts'
import { makeCompany, makeJob } from '../../backend/test/factories.ts'
import { recordFigures } from '../../backend/test/record-figures.ts'
import { seconds } from '../../backend/test/seconds.ts'
import { startFaultStack } from '../../backend/test/stack.ts'
import { until } from '../../backend/test/until.ts'
import { notInjected } from './not-injected.ts'
import { smallDisk } from './small-disk.ts'

setDefaultTimeout(120_000)

/** One for the tables, one for the write-ahead log: a full one does another harm each. */
const disks = { tables: smallDisk(320), log: smallDisk(160) }
afterAll(() => {
  for (const disk of Object.values(disks)) disk?.remove()
})

/** A database whose write-ahead log lies on the other disk. */
async function makeCluster(tables: string, log: string) {
  await (await startPostgres({ dataDir: tables })).stop()
  const { data } = findHome(tables)
  // Keeps whose they are.
  Bun.spawnSync(['cp', '-a', join(data, 'pg_wal'), join(log, 'pg_wal')])
  rmSync(join(data, 'pg_wal'), { recursive: true })
  symlinkSync(join(log, 'pg_wal'), join(data, 'pg_wal'))
}

/** Names of tables and indexes in which something does not fit. */
async function findBroken(sql: postgres.Sql): Promise<string[]> {
  await sql`create extension if not exists amcheck`
  const relations = await sql<{ name: string; kind: string }[]>`
    select oid::regclass::text as name, relkind as kind from pg_class
    where relkind = 'r' or relkind = 'i' and relam = (select oid from pg_am where amname = 'btree')`
  const broken: string[] = []
  for (const { name, kind } of relations) {
    const check =
      kind === 'r'
        ? sql`select 1 from verify_heapam(${name}::regclass)`
        : sql`select bt_index_check(${name}::regclass, true)`
    await check.then(
      (found) => kind === 'r' && found.length > 0 && broken.push(name),
      () => broken.push(name),
    )
  }
  return broken
}

test('the disk of the tables full, then that of the log', async () => {
  const { tables, log } = disks
  if (!tables || !log) return notInjected('disk-full', 'a file system of its own needs root')
  await makeCluster(tables.folder, log.folder)
  const stack = await startFaultStack({ databaseDir: tables.folder })
  await stack.startServer()
  const manager = await stack.signIn('hiring_manager')
  const job = await makeJob(stack.db, await makeCompany(stack.db, { ownerId: manager.id }))
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let begun = 0
  let settled = 0
  // One may refer a hundred times a day.
  const people = await Promise.all(Array.from({ length: 40 }, () => stack.signIn('referrer')))
  /** A long referral, so that it takes few to need more room. */
  const refer = async () => {
    begun += 1
    const candidateEmail = `${crypto.randomUUID()}@example.org`
    const message = Array.from({ length: 25 }, () => crypto.randomUUID()).join(' ')
    const person = people[Math.floor(begun / 90)]
    if (!person) throw new Error('The disk does not fill up.')
    const body = { jobId: job.id, referrerId: person.id, candidateEmail, candidateName: 'Kim Park', message }
    const { status } = await person.browser.post('/api/referrals', body)
    settled += 1
    statuses.add(status)
    if (status === 201) acknowledged.push(candidateEmail)
    return status
  }
  const referUntil = (wanted: number) => until(async () => (await refer()) === wanted, 60_000)
  const crowd = (visit: () => Promise<unknown>) => Promise.all(Array.from({ length: 8 }, visit))

  await until(async () => (await crowd(refer)) && acknowledged.length > 100, 60_000)
  tables.fill(0)
  await crowd(() => referUntil(503))
  const read = (await manager.browser.get('/api/jobs?limit=5')).status
  tables.free()
  const freedAt = performance.now()
  await referUntil(201)
  const tablesBack = performance.now() - freedAt

  const open = () => postgres(stack.env.DATABASE_URL, { max: 1, onnotice: () => {} })
  log.fill(1)
  const other = open()
  // Leaves the rest of each segment unused, until the next one has no room.
  const isOut = () =>
    other`select pg_logical_emit_message(false, 'goodword', 'x'), pg_switch_wal()`.then(
      () => false,
      () => true,
    )
  await until(isOut, 60_000)
  await other.end({ timeout: 0 })
  expect(await refer()).toBe(503)
  // The server tries to recover by itself, finds no room for that either, and ends in order.
  await stack.database.ended()
  const alive = (await fetch(`${stack.url}/healthz`)).status
  log.free()
  const logFreedAt = performance.now()
  await stack.database.start()
  await referUntil(201)
  const logBack = performance.now() - logFreedAt

  await until(async () => (await stack.db.$count(letters, inArray(letters.state, ['queued', 'waiting']))) === 0, 60_000)
  const rows = await stack.db.select({ email: referrals.candidateEmail }).from(referrals)
  const stored = new Set(rows.map(({ email }) => email))
  const lost = acknowledged.filter((email) => !stored.has(email)).length
  const told = await stack.db.$count(events)
  const delivered = new Set(stack.smtp.received.map(({ messageId }) => messageId)).size
  const written = await stack.db.$count(letters)
  const checker = open()
  const broken = await findBroken(checker)
  await checker.end()
  recordFigures('disk-full', {
    'rows acknowledged': acknowledged.length,
    'rows lost': lost,
    'half writes': Math.abs(rows.length - told) + Math.abs(rows.length - written),
    'broken tables or indexes': broken.length,
    'mails lost': rows.length - delivered,
    'requests never settled': begun - settled,
    'tables: seconds to recover': seconds(tablesBack),
    'log: seconds to recover, with the start of the database': seconds(logBack),
  })
  expect([...statuses].sort()).toEqual([201, 503])
  expect([read, alive]).toEqual([200, 200])
  expect([lost, told, written, delivered, broken]).toEqual([0, rows.length, rows.length, rows.length, []])
  expect(settled).toBe(begun)
  expect(tablesBack).toBeLessThan(3000)
  await stack.stop()
})
