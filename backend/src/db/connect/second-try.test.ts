import { afterAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../test/database.ts'
import { errorOf } from '../../../test/error-of.ts'
import { createDatabase } from './client.ts'

/** Milliseconds; the server ends what takes more than about six tenths of it. */
const DEADLINE = 1000

const database = await freshDatabase()
const { db, close } = createDatabase(database.url, { max: 2, deadline: DEADLINE })
await db.execute(sql`create table steps (step int primary key, times int not null default 1)`)
await db.execute(sql`create sequence sent`)
afterAll(async () => {
  await close()
  await database.drop()
})

const steps = async () => (await db.execute(sql`select * from steps order by step`)).rows

test('what the server ended during a pause of this process is done all the same, and once', async () => {
  let begun = 0
  const work = db.transaction(async (tx) => {
    begun += 1
    await tx.execute(sql`insert into steps values (1)`)
    if (begun === 1) Bun.sleepSync(DEADLINE * 0.8)
    await tx.execute(sql`insert into steps values (2)`)
    return 'done'
  })
  expect([await work, begun]).toEqual(['done', 2])
  expect(await steps()).toEqual([
    { step: 1, times: 1 },
    { step: 2, times: 1 },
  ])
})

test('of two transactions that wait for each other the one that is undone is begun again', async () => {
  let begun = 0
  const held = new Set<number>()
  const bothHold = Promise.withResolvers<void>()
  const oneIsDone = Promise.withResolvers<void>()
  const change = async (first: number, second: number) => {
    await db.transaction(async (tx) => {
      begun += 1
      // Or it might take the row before the other one, which was woken for it, and both wait again.
      if (begun === 3) await oneIsDone.promise
      await tx.execute(sql`set local deadlock_timeout = 10`)
      await tx.execute(sql`update steps set times = times + 1 where step = ${first}`)
      if (held.add(first).size === 2) bothHold.resolve()
      await bothHold.promise
      await tx.execute(sql`update steps set times = times + 1 where step = ${second}`)
    })
    oneIsDone.resolve()
  }
  await Promise.all([change(1, 2), change(2, 1)])
  expect(begun).toBe(3)
  expect(await steps()).toEqual([
    { step: 1, times: 3 },
    { step: 2, times: 3 },
  ])
})

test('a transaction that another one overtook is begun again', async () => {
  let begun = 0
  await db.transaction(
    async (tx) => {
      begun += 1
      await tx.execute(sql`select * from steps`)
      if (begun === 1) await db.execute(sql`update steps set times = times + 1 where step = 1`)
      await tx.execute(sql`update steps set times = times * 2 where step = 1`)
    },
    { isolationLevel: 'repeatable read' },
  )
  expect(begun).toBe(2)
  expect((await steps())[0]).toEqual({ step: 1, times: 8 })
})

test('work that the server keeps ending is given up after its second try', async () => {
  let begun = 0
  const error = await errorOf(
    db.transaction(async (tx) => {
      begun += 1
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    }),
  )
  expect([begun, error]).toEqual([2, expect.objectContaining({ code: 'connection', outcome: 'not_executed' })])
})

test('a statement that may have taken effect is sent once', async () => {
  const error = await errorOf(db.execute(sql`select nextval('sent'), pg_terminate_backend(pg_backend_pid())`))
  expect(error).toMatchObject({ code: 'connection', outcome: 'unknown' })
  expect((await db.execute(sql`select last_value::int as sent from sent`)).rows).toEqual([{ sent: 1 }])
})

test('a transaction whose COMMIT may have taken effect is begun once', async () => {
  await db.execute(sql`create function end_connection() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`)
  await db.execute(sql`create constraint trigger at_commit after insert on steps deferrable initially deferred
    for each row execute function end_connection()`)
  let begun = 0
  const error = await errorOf(
    db.transaction(async (tx) => {
      begun += 1
      await tx.execute(sql`insert into steps values (3)`)
    }),
  )
  expect([begun, error]).toEqual([1, expect.objectContaining({ code: 'connection', outcome: 'unknown' })])
})
