import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { startPostgres } from '../../../standins/postgres.ts'
import { errorOf } from '../../../test/error-of.ts'
import { createDatabase } from './client.ts'
import { DatabaseError } from './database-error.ts'

const DEADLINE = 2000

/** A server of its own: these tests kill and freeze it. Made at import, where no test's timeout runs. */
const folder = mkdtempSync(join(tmpdir(), 'goodword-pool-'))
const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {} })
let server = await startPostgres({ dataDir: folder })
let admin = connect(server.url)
await admin`create table marks (mark text primary key)`

const startAgain = async () => {
  server = await startPostgres({ dataDir: folder, port: server.port })
  admin = connect(server.url)
}

afterAll(async () => {
  await admin.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const open = () => createDatabase(server.url, { max: 4, deadline: DEADLINE })
test('when the server is killed every query settles, and the next ones succeed once it is back', async () => {
  const { db, close } = open()
  await db.execute(sql`select 1`)
  const began = performance.now()
  const slow = Array.from({ length: 4 }, () => errorOf(db.execute(sql`select pg_sleep(0.5)`)))
  const waiting = Array.from({ length: 4 }, () => errorOf(db.execute(sql`select 1`)))
  const halfDone = errorOf(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into marks values ('half done')`)
      await tx.execute(sql`select pg_sleep(0.5)`)
    }),
  )
  process.kill(server.pid, 'SIGKILL')
  for (const error of await Promise.all([...slow, ...waiting, halfDone])) expect(error).toBeInstanceOf(DatabaseError)
  expect(performance.now() - began).toBeLessThan(DEADLINE)
  await admin.end({ timeout: 0 })
  await server.stop()
  await startAgain()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect((await db.execute(sql`select 1 from marks where mark = 'half done'`)).rows).toEqual([])
  await close()
})

test('when the server freezes every query settles within the deadline, and it recovers', async () => {
  const { db, close } = open()
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const pid = rows[0]?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  process.kill(server.pid, 'SIGSTOP')
  const began = performance.now()
  const errors = await Promise.all(Array.from({ length: 12 }, () => errorOf(db.execute(sql`select 1`))))
  expect(performance.now() - began).toBeLessThan(DEADLINE)
  process.kill(server.pid, 'SIGCONT')
  process.kill(pid, 'SIGCONT')
  for (const error of errors) expect(error).toBeInstanceOf(DatabaseError)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
})

test('a connection that comes too late for its work serves the next', async () => {
  const { db, close } = createDatabase(server.url, { max: 1, deadline: 1000 })
  const late = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.5)`)
    process.kill(server.pid, 'SIGSTOP')
    process.kill(rows[0]?.pid ?? 0, 'SIGTERM')
    await tx.execute(sql`select 1`)
  })
  expect(await errorOf(late)).toMatchObject({ code: 'deadline', outcome: 'not_executed' })
  process.kill(server.pid, 'SIGCONT')
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
})
