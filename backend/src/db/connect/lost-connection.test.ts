import { afterAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { cuttableProxy } from '../../../test/cuttable-proxy.ts'
import { freshDatabase } from '../../../test/database.ts'
import { errorOf } from '../../../test/error-of.ts'
import { until } from '../../../test/until.ts'
import { type Connection, createDatabase } from './client.ts'

const DEADLINE = 2000

const database = await freshDatabase()
const admin = postgres(database.url, { max: 1 })
await admin`create table marks (mark text primary key)`
afterAll(async () => {
  await admin.end()
  await database.drop()
})

const open = (options = {}) => createDatabase(database.url, { max: 4, deadline: DEADLINE, ...options })
/** A line to the server that can be cut and frozen. */
const openLine = async () => {
  const url = new URL(database.url)
  const line = await cuttableProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(line.port)
  return { line, url: url.href }
}
/** The server's process behind a connection. */
const pidOf = async (db: Connection) => {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid ?? 0
}

test('a transaction whose connection dies fails as not executed and does not harm the pool', async () => {
  const { db, close } = open({ max: 2 })
  const error = await errorOf(
    db.transaction(async (tx) => {
      const pid = await pidOf(tx)
      await tx.execute(sql`insert into marks values ('lost')`)
      await admin`select pg_terminate_backend(${pid})`
      await tx.execute(sql`select 1`)
    }),
  )
  expect(error).toMatchObject({ code: 'connection', outcome: 'not_executed' })
  const later = await Promise.all(Array.from({ length: 8 }, () => db.execute(sql`select 1 as one`)))
  expect(later.every(({ rows }) => rows[0]?.one === 1)).toBe(true)
  expect(await admin`select 1 from marks where mark = 'lost'`).toHaveLength(0)
  await close()
})

test('a connection that cannot be made costs no other work its own', async () => {
  const { db, close } = open()
  const url = new URL(database.url)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const outside = postgres(url.href, { max: 1 })
  let refusal: unknown
  const inUse = await db.transaction(async (tx) => {
    const pid = await pidOf(tx)
    await outside`alter database ${outside(name)} allow_connections false`
    refusal = await errorOf(db.execute(sql`select 1`))
    await outside`alter database ${outside(name)} allow_connections true`
    return pid
  })
  await outside.end()
  expect(refusal).toMatchObject({ code: 'connection', outcome: 'not_executed' })
  expect(await pidOf(db)).toBe(inUse)
  await close()
})

test('a connection that is used again and again collects nothing', async () => {
  const { db, close } = open({ max: 1 })
  const warnings: Error[] = []
  const onWarning = (warning: Error) => void warnings.push(warning)
  process.on('warning', onWarning)
  for (let count = 0; count < 20; count++) await db.execute(sql`select 1`)
  await Bun.sleep(0)
  process.off('warning', onWarning)
  expect(warnings).toEqual([])
  await close()
})

test('a connection that the server ends while nobody uses it costs nothing', async () => {
  const { db, close } = open()
  const pid = await pidOf(db)
  await admin`select pg_terminate_backend(${pid})`
  await until(async () => (await admin`select 1 from pg_stat_activity where pid = ${pid}`).length === 0)
  expect(await pidOf(db)).not.toBe(pid)
  await close()
})

test('after one silent connection the others are not waited for', async () => {
  const { line, url } = await openLine()
  const { db, close } = createDatabase(url, { max: 4, deadline: DEADLINE })
  const askFour = () => Promise.all(Array.from({ length: 4 }, () => db.execute(sql`select pg_sleep(0.05)`)))
  await askFour()
  line.freeze()
  expect(await errorOf(db.execute(sql`select 1`))).toMatchObject({ code: 'deadline', outcome: 'unknown' })
  line.mend()
  const began = performance.now()
  await askFour()
  expect(performance.now() - began).toBeLessThan(DEADLINE / 2)
  await close()
  line.stop()
})

test('a server that comes back while it is dialled is found by the second try', async () => {
  const { line, url } = await openLine()
  const { db, close } = createDatabase(url, { max: 1, deadline: DEADLINE })
  line.freeze()
  const answer = db.execute(sql`select 1 as one`).then(({ rows }) => rows)
  await until(() => line.unanswered() > 0)
  line.mend()
  expect(await answer).toEqual([{ one: 1 }])
  await close()
  line.stop()
})

test('a server that greets and shuts down in one breath costs one query', async () => {
  const { line, url } = await openLine()
  const { db, close } = createDatabase(url, { max: 1, deadline: DEADLINE })
  const accepted = 'R\0\0\0\b\0\0\0\0'
  const ready = 'Z\0\0\0\x05I'
  const shutdown = 'E\0\0\0\x13SFATAL\0C57P01\0\0'
  line.answer(accepted + ready + shutdown)
  expect(await errorOf(db.execute(sql`select 1`))).toMatchObject({ code: 'connection' })
  line.mend()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
  line.stop()
})

test('after closing, work is refused, and what its connection dies under is not begun again', async () => {
  const { db, close } = open()
  const { promise: pid, resolve } = Promise.withResolvers<number>()
  const running = errorOf(
    db.transaction(async (tx) => {
      resolve(await pidOf(tx))
      await tx.execute(sql`select pg_sleep(5)`)
    }),
  )
  await pid
  const closing = close()
  await admin`select pg_terminate_backend(${await pid})`
  expect(await running).toMatchObject({ code: 'closed' })
  await closing
  expect(await errorOf(db.execute(sql`select 1`))).toMatchObject({ code: 'closed' })
})

test('a process that has closed ends, though the database is silent', async () => {
  const { line, url } = await openLine()
  const script = `
    import { createDatabase } from ${JSON.stringify(join(import.meta.dir, 'client.ts'))}
    const { db, close } = createDatabase(${JSON.stringify(url)})
    await db.execute('select 1')
    console.log('connected')
    await Bun.stdin.text()
    await close()
  `
  const child = Bun.spawn([process.execPath, '-e', script], { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' })
  await child.stdout.getReader().read()
  line.freeze()
  child.stdin.end()
  expect(await child.exited).toBe(0)
  line.stop()
})
