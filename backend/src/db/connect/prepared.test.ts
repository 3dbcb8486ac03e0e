import { afterAll, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { freshDatabase } from '../../../test/database.ts'
import { type Connection, createDatabase } from './client.ts'

const database = await freshDatabase()
const direct = createDatabase(database.url, { max: 1 })
const pooled = createDatabase(database.url, { max: 1, isPooled: true })
afterAll(async () => {
  await direct.close()
  await pooled.close()
  await database.drop()
})

const notes = pgTable('notes', { id: integer().primaryKey(), words: text() })
await direct.db.execute(sql`create table notes (id int primary key, words varchar(20))`)
await direct.db.execute(sql`insert into notes values (1, 'one'), (2, 'two')`)

const read = (db: Connection, id: number) =>
  db.select().from(notes).where(eq(notes.id, id)).prepare('note by id').execute()
const readWordless = (db: Connection) =>
  db.select({ id: notes.id }).from(notes).where(sql`words is null`).prepare('note by id').execute()
const KEPT = sql`select count(*)::int as kept from pg_prepared_statements where name like 'note by id%'`
const kept = async (db: Connection) => (await db.execute<{ kept: number }>(KEPT)).rows[0]?.kept

test('a prepared statement is kept once for its connection, whatever its values', async () => {
  expect(await read(direct.db, 1)).toEqual([{ id: 1, words: 'one' }])
  expect(await read(direct.db, 2)).toEqual([{ id: 2, words: 'two' }])
  expect(await kept(direct.db)).toBe(1)
})

test('another text with the same name is another statement', async () => {
  expect(await readWordless(direct.db)).toEqual([])
  expect(await kept(direct.db)).toBe(2)
})

test('behind a pooler nothing is kept on a connection', async () => {
  expect(await read(pooled.db, 1)).toEqual([{ id: 1, words: 'one' }])
  expect(await kept(pooled.db)).toBe(0)
})

test("a statement that was prepared before its column's type changed is asked anew, alone and in a transaction", async () => {
  const change = (type: string) => pooled.db.execute(sql.raw(`alter table notes alter words type ${type}`))
  await read(direct.db, 1)
  await change('text')
  expect(await read(direct.db, 1)).toEqual([{ id: 1, words: 'one' }])
  await change('varchar(30)')
  const both = direct.db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (3, 'three')`)
    return read(tx, 3)
  })
  expect(await both).toEqual([{ id: 3, words: 'three' }])
})
