import { afterAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { freshDatabase } from '../../../test/database.ts'
import { errorOf } from '../../../test/error-of.ts'
import { until } from '../../../test/until.ts'
import { createDatabase } from './client.ts'
import { codeOf } from './database-error.ts'

const database = await freshDatabase()
const open = (options: { max: number; maxWaiting?: number; deadline?: number }) => createDatabase(database.url, options)
afterAll(() => database.drop())

test('a pause of this process is not taken for one of the server', async () => {
  const { db, close } = open({ max: 1, deadline: 4000 })
  const ask = async () => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid, pg_sleep(0.05)`)
    return rows[0]?.pid
  }
  const before = await ask()
  const answers = Promise.all([ask(), ask(), ask()])
  await Bun.sleep(10)
  // As when a module is loaded, or a machine has no time for us: nothing else runs here, and the answer lies unread.
  Bun.sleepSync(5000)
  expect(await answers).toEqual([before, before, before])
  await close()
})

test('while work goes on, the rest waits longer than where nothing moves', async () => {
  // Where nothing moves, who waits gives up after 1.08 s; the last of these waits for longer than that.
  const { db, close } = open({ max: 1, deadline: 7200 })
  const began = performance.now()
  await Promise.all(Array.from({ length: 6 }, () => db.execute(sql`select pg_sleep(0.25)`)))
  expect(performance.now() - began).toBeGreaterThan(1250)
  const admin = postgres(database.url, { max: 1 })
  await admin`begin`
  await admin`lock table jobs in access exclusive mode`
  const still = Array.from({ length: 2 }, () => errorOf(db.execute(sql`select 1 from jobs`)))
  const sinceLocked = performance.now()
  expect(await still[1]).toMatchObject({ code: 'busy', outcome: 'not_executed' })
  expect(performance.now() - sinceLocked).toBeLessThan(2880)
  await admin`rollback`
  await admin.end()
  await close()
})

test('however well work goes on, nobody waits for ever', async () => {
  const { db, close } = open({ max: 1, deadline: 1000 })
  const began = performance.now()
  const errors = await Promise.all(Array.from({ length: 40 }, () => errorOf(db.execute(sql`select pg_sleep(0.1)`))))
  expect(performance.now() - began).toBeLessThan(2000)
  expect(errors.at(-1)).toMatchObject({ code: 'busy', outcome: 'not_executed' })
  await close()
})

test('where the first in line has waited long, whoever comes is refused at once and the line goes on', async () => {
  const { db, usage, close } = open({ max: 1, deadline: 3600 })
  const line = Promise.all(Array.from({ length: 6 }, () => db.execute(sql`select pg_sleep(0.25)`)))
  await until(() => usage().waiting === 1)
  expect(await errorOf(db.execute(sql`select 1`))).toMatchObject({ code: 'busy', outcome: 'not_executed' })
  expect(usage().waiting).toBe(1)
  expect(await line).toHaveLength(6)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
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
  expect(codeOf(await errorOf(db.execute(sql`select pg_sleep(5)`)))).toBe('57014')
  await close()
})
