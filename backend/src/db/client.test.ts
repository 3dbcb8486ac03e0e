import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { startPostgres } from '../../standins/postgres.ts'
import { createDatabase } from './client.ts'
import { codeOf, DatabaseError } from './database-error.ts'

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

const open = (options = {}) => createDatabase(server.url, { max: 4, deadline: DEADLINE, ...options })
const errorOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => (error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error),
  )

test('queries, transactions and savepoints work as drizzle knows them', async () => {
  const { db, close } = open()
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into marks values ('kept')`)
    const inner = tx.transaction(async (nested) => {
      await nested.execute(sql`insert into marks values ('dropped')`)
      throw new Error('no')
    })
    expect(await errorOf(inner)).toHaveProperty('message', 'no')
  })
  const failed = db.transaction(async (tx) => {
    await tx.execute(sql`insert into marks values ('undone')`)
    throw new Error('never mind')
  })
  expect(await errorOf(failed)).toHaveProperty('message', 'never mind')
  expect([...(await db.execute(sql`select mark from marks`))]).toEqual([{ mark: 'kept' }])
  await close()
})

test("a broken rule stays the driver's error, with its code", async () => {
  const { db, close } = open()
  await db.execute(sql`insert into marks values ('twice')`)
  const error = await db.execute(sql`insert into marks values ('twice')`).catch((reason: unknown) => reason)
  expect(codeOf(error)).toBe('23505')
  await close()
})

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
  expect([...(await db.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }])
  expect([...(await db.execute(sql`select 1 from marks where mark = 'half done'`))]).toEqual([])
  await close()
})

test('a transaction whose connection dies fails as not executed and does not harm the pool', async () => {
  const { db, close } = open({ max: 2 })
  const error = await errorOf(
    db.transaction(async (tx) => {
      const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await tx.execute(sql`insert into marks values ('lost')`)
      await admin`select pg_terminate_backend(${row?.pid ?? 0})`
      await tx.execute(sql`select 1`)
    }),
  )
  expect(error).toMatchObject({ code: 'connection', outcome: 'not_executed' })
  const later = await Promise.all(Array.from({ length: 8 }, () => db.execute(sql`select 1 as one`)))
  expect(later.every(([row]) => row?.one === 1)).toBe(true)
  expect(await admin`select 1 from marks where mark = 'lost'`).toHaveLength(0)
  await close()
})

test('when the server freezes every query settles within the deadline, and it recovers', async () => {
  const { db, close } = open()
  const [row] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const pid = row?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  process.kill(server.pid, 'SIGSTOP')
  const began = performance.now()
  const errors = await Promise.all(Array.from({ length: 12 }, () => errorOf(db.execute(sql`select 1`))))
  expect(performance.now() - began).toBeLessThan(DEADLINE)
  process.kill(server.pid, 'SIGCONT')
  process.kill(pid, 'SIGCONT')
  for (const error of errors) expect(error).toBeInstanceOf(DatabaseError)
  expect([...(await db.execute(sql`select 1 as one`))]).toEqual([{ one: 1 }])
  await close()
})

test('a pause of this process is not taken for one of the server', async () => {
  const { db, close } = open({ max: 1, deadline: 1000 })
  const ask = () => db.execute(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`)
  const [before] = await ask()
  const answers = Promise.all([ask(), ask(), ask()])
  await Bun.sleep(10)
  // As when a module is loaded, or a machine has no time for us: nothing else runs here, and the answer lies unread.
  Bun.sleepSync(2000)
  expect((await answers).flat().map(({ pid }) => pid)).toEqual(Array(3).fill(before?.pid))
  await close()
})

test('what the server ended during a pause of this process is done all the same, and once', async () => {
  const { db, close } = open({ max: 2, deadline: 1000 })
  await db.execute(sql`create table steps (step int)`)
  // Between the two messages of a statement: its answer tells what it is made of, and its values follow.
  for (let turns = 2; turns < 5; turns++) {
    const answer = db.execute(sql`select ${turns}::int as turns`).then(([row]) => row)
    for (let turn = 0; turn < turns; turn++) await new Promise((next) => setImmediate(next))
    Bun.sleepSync(800)
    expect(await answer).toEqual({ turns })
  }
  // Between two statements of a transaction, which holds a row that another one waits for.
  let begun = 0
  const first = db.transaction(async (tx) => {
    begun += 1
    await tx.execute(sql`insert into steps values (1)`)
    if (begun === 1) Bun.sleepSync(800)
    await tx.execute(sql`insert into steps values (2)`)
    return 'done'
  })
  expect([await first, begun]).toEqual(['done', 2])
  expect([...(await db.execute(sql`select step from steps order by step`))]).toEqual([{ step: 1 }, { step: 2 }])
  await close()
}, 15_000)

test('work that the server keeps ending is given up after its second try', async () => {
  const { db, close } = open({ max: 2 })
  let begun = 0
  const error = await errorOf(
    db.transaction(async (tx) => {
      begun += 1
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    }),
  )
  expect([begun, error]).toEqual([2, expect.objectContaining({ code: 'connection', outcome: 'not_executed' })])
  await close()
})

test('while work goes on, the rest waits longer than where nothing moves', async () => {
  const { db, close } = open({ max: 1, deadline: 6000 })
  const began = performance.now()
  await Promise.all(Array.from({ length: 6 }, () => db.execute(sql`select pg_sleep(0.25)`)))
  expect(performance.now() - began).toBeGreaterThan(1250)
  await admin`begin`
  await admin`lock table marks in access exclusive mode`
  const still = Array.from({ length: 2 }, () => errorOf(db.execute(sql`select 1 from marks`)))
  const sinceLocked = performance.now()
  expect(await still[1]).toMatchObject({ code: 'busy', outcome: 'not_executed' })
  expect(performance.now() - sinceLocked).toBeLessThan(2000)
  await admin`rollback`
  await close()
})

test('work beyond the waiting list is refused at once as not executed', async () => {
  const { db, close } = open({ max: 1, maxWaiting: 1 })
  const running = db.execute(sql`select pg_sleep(0.1)`).then(() => 'done')
  const waiting = db.execute(sql`select 1`).then(() => 'done')
  expect(await errorOf(db.execute(sql`select 1`))).toMatchObject({ code: 'busy', outcome: 'not_executed' })
  expect(await Promise.all([running, waiting])).toEqual(['done', 'done'])
  await close()
})

test('a slow statement is ended by the server and costs no other query its connection', async () => {
  const { db, close } = open({ max: 2 })
  const error = await db.execute(sql`select pg_sleep(5)`).catch((reason: unknown) => reason)
  expect(codeOf(error)).toBe('57014')
  await close()
})

test("another service's lost connection inside a transaction rolls back and passes through", async () => {
  const { db, close } = open()
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const error = await errorOf(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into marks values ('with another service')`)
      throw refused
    }),
  )
  expect(error).toBe(refused)
  expect(await admin`select 1 from marks where mark = 'with another service'`).toHaveLength(0)
  await close()
})

test('after closing, work is refused', async () => {
  const { db, close } = open()
  await db.execute(sql`select 1`)
  await close()
  expect(await errorOf(db.execute(sql`select 1`))).toMatchObject({ code: 'closed' })
})
