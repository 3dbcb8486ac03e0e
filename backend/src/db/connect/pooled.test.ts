import { afterAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../../test/database.ts'
import { errorOf } from '../../../test/error-of.ts'
import { createDatabase } from './client.ts'
import { codeOf } from './database-error.ts'

/** What holds where a pooler stands in between; `bun run databases` of the lab tries it with PgBouncer. */
const database = await freshDatabase()
const { db, close } = createDatabase(database.url, { isPooled: true, max: 1, deadline: 1000 })
afterAll(async () => {
  await close()
  await database.drop()
})

const SETTINGS = sql`select current_setting('statement_timeout') as statements,
  current_setting('idle_in_transaction_session_timeout') as pauses, current_setting('jit') as jit`
/** What a connection keeps for whoever gets it next; it is asked as part of a session of this test. */
const KEPT = sql`select reset_val as value from pg_settings where name = 'statement_timeout'`

test('the settings hold for each statement and each transaction, and nothing stays on the connection', async () => {
  const held = { statements: '638ms', pauses: '638ms', jit: 'off' }
  expect((await db.execute(SETTINGS)).rows).toEqual([held])
  expect(await db.transaction(async (tx) => (await tx.execute(SETTINGS)).rows)).toEqual([held])
  const isolated = { isolationLevel: 'repeatable read' } as const
  expect(await db.transaction(async (tx) => (await tx.execute(SETTINGS)).rows, isolated)).toEqual([held])
  expect((await db.execute(KEPT)).rows).toEqual([{ value: '0' }])
})

test('a slow statement is ended by the server and costs no other query its connection', async () => {
  const ask = async () => (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
  const before = await ask()
  expect(codeOf(await errorOf(db.execute(sql`select pg_sleep(5)`)))).toBe('57014')
  expect(await ask()).toBe(before)
})

test('a statement that fails takes back what it did, and only that', async () => {
  await db.execute(sql`create table notes (text text check (text <> 'wrong'))`)
  await db.execute(sql`insert into notes values ('one')`)
  expect(codeOf(await errorOf(db.execute(sql`insert into notes values (${'two'}), (${'wrong'})`)))).toBe('23514')
  expect((await db.execute(sql`select * from notes`)).rows).toEqual([{ text: 'one' }])
})

test('a statement that its commit refuses has failed', async () => {
  await db.execute(sql`create table places (place int unique deferrable initially deferred)`)
  expect(codeOf(await errorOf(db.execute(sql`insert into places values (1), (1)`)))).toBe('23505')
  expect((await db.execute(sql`select * from places`)).rows).toEqual([])
})
