import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startPostgres } from '../../../standins/postgres.ts'
import { rolesSql } from '../../../test/roles-sql.ts'
import { migrate } from './migrate.ts'

/** operations/postgres/roles.sql, on a PostgreSQL of its own. */

setDefaultTimeout(60_000)

let folder: string
let database: Awaited<ReturnType<typeof startPostgres>>
let superuser: postgres.Sql
let server: postgres.Sql
const urlOf = (role: string, name = 'goodword') => {
  const url = new URL(database.url)
  return Object.assign(url, { username: role, password: `${role} it's`, pathname: name }).href
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goodword-roles-'))
  database = await startPostgres({ dataDir: folder })
  superuser = postgres(database.url, { max: 1, onnotice: () => {} })
  const passwords = { OWNER_PASSWORD: "goodword_owner it's", SERVER_PASSWORD: "goodword it's" }
  for (const statement of await rolesSql(passwords)) await superuser.unsafe(statement)
  await migrate(urlOf('goodword'), urlOf('goodword_owner'))
  server = postgres(urlOf('goodword'), { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await Promise.all([superuser?.end(), server?.end()])
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('neither role of the database has rights over the database server', async () => {
  const roles = await superuser`
    select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles
      where rolname like 'goodword%' order by rolname`
  const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false, rolbypassrls: false }
  expect([...roles]).toEqual([
    { rolname: 'goodword', ...none },
    { rolname: 'goodword_owner', ...none },
  ])
})

test('the server role owns no table but those of its queue', async () => {
  const owned = await server`
    select relnamespace::regnamespace::text as schema from pg_class
      where relkind in ('r', 'p') and relowner = 'goodword'::regrole and relnamespace <> to_regnamespace('pgboss')`
  expect([...owned]).toEqual([])
})

test.each([
  ['become the owner', 'set role goodword_owner'],
  ['become the superuser', 'set role postgres'],
  ['make a role', 'create role another'],
  ['make a database', 'create database another'],
  ['read passwords', 'select * from pg_authid'],
  ['run a program', `copy (select 1) to program 'true'`],
  ['read a file of the database server', `select pg_read_file('/etc/passwd')`],
  ['change a setting of the database server', `alter system set log_connections = 'on'`],
  ['change the event log', 'delete from events'],
  ['make a table', 'create table public.another (x int)'],
])('the server role cannot %s', async (_, statement) => {
  await expect(server.unsafe(statement).execute()).rejects.toThrow(/permission denied|must be/)
})

test('a role of something else cannot connect to the database', async () => {
  await superuser.unsafe(`create role stranger login password 'stranger it''s'`)
  const stranger = postgres(urlOf('stranger'), { max: 1 })
  await expect(stranger`select 1`.execute()).rejects.toThrow('permission denied for database')
  await stranger.end()
})
