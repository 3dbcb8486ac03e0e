import { afterAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../test/database.ts'
import { errorOf } from '../../../test/error-of.ts'
import { createDatabase } from './client.ts'
import { codeOf } from './database-error.ts'

const database = await freshDatabase()
const { db, close } = createDatabase(database.url, { max: 4 })
await db.execute(sql`create table marks (mark text primary key)`)
afterAll(async () => {
  await close()
  await database.drop()
})

test('queries, transactions and savepoints work as drizzle knows them', async () => {
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
  expect((await db.execute(sql`select mark from marks`)).rows).toEqual([{ mark: 'kept' }])
})

test('connections are told how long a statement may take, and to make no machine code of any', async () => {
  const told = sql`select current_setting('statement_timeout') as limit, current_setting('jit') as jit`
  expect((await db.execute(told)).rows).toEqual([{ limit: '1658ms', jit: 'off' }])
})

test("a broken rule stays the driver's error, with its code", async () => {
  await db.execute(sql`insert into marks values ('twice')`)
  const error = await db.execute(sql`insert into marks values ('twice')`).catch((reason: unknown) => reason)
  expect(codeOf(error)).toBe('23505')
})

test('a statement of a transaction that is over is refused', async () => {
  let later = async () => {}
  await db.transaction(async (tx) => {
    later = async () => void (await tx.execute(sql`insert into marks values ('too late')`))
  })
  expect(await errorOf(later())).toMatchObject({ outcome: 'not_executed' })
  expect(await db.$count(sql`marks where mark = 'too late'`)).toBe(0)
})

test("another service's lost connection inside a transaction rolls back and passes through", async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const error = await errorOf(
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into marks values ('with another service')`)
      throw refused
    }),
  )
  expect(error).toBe(refused)
  expect(await db.$count(sql`marks where mark = 'with another service'`)).toBe(0)
})
