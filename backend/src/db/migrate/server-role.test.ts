import { afterAll, beforeAll, expect, test } from 'bun:test'
import postgres from 'postgres'
import { freshDatabase } from '../../../test/database.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { migrate } from './migrate.ts'

let app: TestApp
let server: postgres.Sql

beforeAll(async () => {
  app = await createTestApp()
  server = postgres(app.env.DATABASE_URL, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await server.end()
  await app.stop()
})

test.each([
  ['change an event', `update events set kind = 'erased'`],
  ['delete an event', 'delete from events'],
  ['empty the log', 'truncate events'],
  ['switch its triggers off', 'alter table events disable trigger user'],
  ['drop a trigger', 'drop trigger events_append on events'],
  ['replace what a trigger does', 'alter function events_append() rename to other'],
  ['rename the table', 'alter table events rename to other'],
  ['drop the table', 'drop table events'],
  ['bypass triggers', 'set session_replication_role = replica'],
  ['become the owner', 'set role postgres'],
  ['add a column', 'alter table events add column x text'],
  ['create a table', 'create table public.another (x int)'],
])('the server role may not %s', async (_, statement) => {
  const before = await app.db.execute(`select has_table_privilege('${server.options.user}', 'events', 'update') as may`)
  expect(before.rows).toEqual([{ may: false }])
  await expect(server.unsafe(statement).execute()).rejects.toThrow(/permission denied|must be owner/)
  const after = await app.db.execute(`select has_table_privilege('${server.options.user}', 'events', 'update') as may`)
  expect(after.rows).toEqual([{ may: false }])
})

test('the server role may add and read events', async () => {
  const [{ seq } = { seq: '' }] = await server<{ seq: string }[]>`
    insert into events (kind, job_id) values ('job-removed', uuidv7()) returning seq`
  const [read] = await server`select kind from events where seq = ${seq}`
  expect(read).toEqual({ kind: 'job-removed' })
})

test.each([
  ['change an entry', `update audit_entries set subject = 'x'`],
  ['delete an entry', 'delete from audit_entries'],
  ['empty it', 'truncate audit_entries'],
])('the server role may not change the audit log: %s', async (_, statement) => {
  await expect(server.unsafe(statement).execute()).rejects.toThrow('permission denied for table audit_entries')
})

test('a single role migrates and serves', async () => {
  const { url, drop } = await freshDatabase()
  await migrate(url)
  await drop()
})

test('a server without owner role starts on current tables and names the command for old ones', async () => {
  await migrate(app.env.DATABASE_URL)
  await app.db.execute(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  )
  await expect(migrate(app.env.DATABASE_URL)).rejects.toThrow('run `bun run migrate` with DATABASE_OWNER_URL')
})

test('queue tables created by the owner are handed to the server role', async () => {
  const { url, serverUrl, drop } = await freshDatabase()
  const owner = postgres(url, { max: 1, onnotice: () => {} })
  await owner.unsafe(`reassign owned by "${new URL(serverUrl).username}" to postgres`)
  await migrate(serverUrl, url)
  const foreign = await owner`
    select relname from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
      and relowner = 'postgres'::regrole`
  expect(foreign).toHaveLength(0)
  await owner.end()
  await drop()
})
