import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import postgres from 'postgres'
import { emptyDatabase, freshDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { applyMigrations } from './apply-migrations.ts'
import { UUIDV7 } from './ensure-uuidv7.ts'
import { migrate } from './migrate.ts'
import { migrateInTurn } from './migrate-in-turn.ts'
import { neededBy } from './needs.ts'

setDefaultTimeout(60_000)

const all = readMigrationFiles({ migrationsFolder: join(import.meta.dir, '../migrations') })
/** Of a later version, noted after all others. */
const later = (...sql: string[]): MigrationMeta => ({ sql, folderMillis: 9e12, hash: 'later', bps: true })

let database: Awaited<ReturnType<typeof emptyDatabase>>
let owner: postgres.Sql
let server: postgres.Sql

beforeEach(async () => {
  database = await emptyDatabase()
  owner = postgres(database.url, { max: 2, onnotice: () => {} })
  server = postgres(database.url, { max: 2, onnotice: () => {} })
})
afterEach(async () => {
  await owner.end()
  await server.end()
  await database.drop()
})

/** All that the tables are, as the database describes them. */
function described(sql: postgres.Sql) {
  return sql`
    select 'column' as what, table_name || '.' || column_name as name,
        concat_ws(' ', data_type, is_nullable, column_default) as definition
      from information_schema.columns where table_schema = 'public'
    union all select 'constraint', conrelid::regclass || '.' || conname,
        pg_get_constraintdef(oid) || ' ' || convalidated
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) || ' ' || indisvalid
      from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
    order by 1, 2`
}

describe('migrating beside running servers', () => {
  test("a busy table's lock is retried, and new queries do not queue behind it", async () => {
    await applyMigrations(owner, all)
    let migrated = false
    let done: Promise<void> | undefined
    await server.begin(async (tx) => {
      await tx`lock table applications in row exclusive mode`
      done = applyMigrations(owner, [...all, later('alter table applications add column note text')], 10).then(() => {
        migrated = true
      })
      const [{ pid } = { pid: 0 }] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      const waits = () => server`select 1 from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`
      await until(async () => (await waits()).length > 0)
      // Begun while the migration waits: it goes first, although the table is not free.
      await server`select count(*) from applications`
      expect(migrated).toBe(false)
    })
    await done
    expect(migrated).toBe(true)
  })

  test('migrations leave every constraint and index valid', async () => {
    await applyMigrations(owner, all)
    const definitions = (await described(owner)).map(({ definition }) => definition as string)
    expect(definitions.filter((definition) => definition.endsWith(' f'))).toEqual([])
    expect(definitions.filter((definition) => definition.includes('NOT VALID'))).toEqual([])
  })

  test('a migration interrupted after any step continues on the next run', async () => {
    const steps = [
      '-- Step by step: the index is built while servers write.\nalter table applications add column if not exists note text',
      'drop index concurrently if exists applications_of_note',
      'create index concurrently applications_of_note on applications (note)',
    ]
    await applyMigrations(owner, all)
    for (const at of steps.keys()) {
      const killed = later(...steps.slice(0, at + 1), 'killed')
      await expect(applyMigrations(owner, [killed])).rejects.toThrow('syntax error at or near "killed"')
    }
    await applyMigrations(owner, [later(...steps)])
    const [index] = await owner`select indisvalid from pg_index where indexrelid = 'applications_of_note'::regclass`
    expect(index).toEqual({ indisvalid: true })
    expect(await owner`select 1 from drizzle.__drizzle_migrations where hash = 'later'`).toHaveLength(1)
  })
})

test('a step-by-step migration is recorded once, even if its last statement runs outside a transaction', async () => {
  const steps = [
    '-- Step by step: the index is built while servers write.\ncreate table if not exists things (id int)',
    'drop index concurrently if exists things_by_id',
    'create index concurrently things_by_id on things (id)',
  ]
  const migration = { sql: steps, folderMillis: 1, hash: 'of steps', bps: true }
  const alone = { sql: [`-- Step by step: alone.\n${steps[1]}`], folderMillis: 2, hash: 'of one', bps: true }
  for (let time = 0; time < 2; time++) await applyMigrations(owner, [migration, alone])
  const noted = await owner`select hash from drizzle.__drizzle_migrations order by id`
  expect(noted.map(({ hash }) => hash)).toEqual(['of steps', 'of one'])
})

test('a transactional migration with a non-transactional statement is refused and not recorded', async () => {
  const sql = ['create index concurrently things_by_id on things (id)', 'select 1']
  await owner`create table things (id int)`
  await expect(applyMigrations(owner, [{ sql, folderMillis: 1, hash: 'one', bps: true }])).rejects.toThrow(
    'cannot run inside a transaction block',
  )
  expect(await owner`select 1 from drizzle.__drizzle_migrations`).toHaveLength(0)
})

test('an applied migration is not run again, even if its file changed', async () => {
  await applyMigrations(owner, all)
  const noted = await owner`select hash, created_at from drizzle.__drizzle_migrations order by id`
  await applyMigrations(
    owner,
    all.map((migration) => ({ ...migration, sql: ['select 1 / 0'], hash: 'another' })),
  )
  expect([...(await owner`select hash, created_at from drizzle.__drizzle_migrations order by id`)]).toEqual([...noted])
  expect(noted.map(({ created_at }) => Number(created_at))).toEqual(all.map(({ folderMillis }) => folderMillis))
})

test('servers starting together migrate once', async () => {
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])
  const noted = await owner`select created_at from drizzle.__drizzle_migrations`
  expect(noted).toHaveLength(all.length)
})

test('migrations take turns, and no advisory lock outlives its transaction', async () => {
  const order: string[] = []
  const first = migrateInTurn(owner, async () => {
    order.push('first')
    await owner`select pg_sleep(0.1)`
    order.push('first is done')
  })
  await until(() => order.length > 0)
  await migrateInTurn(server, async () => void order.push('second'))
  await first
  expect(order).toEqual(['first', 'first is done', 'second'])
  expect(await owner`select 1 from pg_locks where locktype = 'advisory'`).toHaveLength(0)
})

test('a server declared too old by a later version refuses the database in a sentence, other earlier ones accept it', async () => {
  const database = await freshDatabase()
  const client = postgres(database.url, { max: 1, onnotice: () => {} })
  const later = Date.now() + 1e12
  await client`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of later, and only adds', ${later})`
  await migrate(database.serverUrl, database.url)
  await migrate(database.serverUrl)
  const needs = neededBy({ sql: [`-- Servers know: ${later}\nalter table jobs drop column title`] })
  await client`insert into drizzle.__drizzle_migrations (hash, created_at, needs) values ('takes away', ${later + 1}, ${needs})`
  for (const ownerUrl of [database.url, undefined]) {
    await expect(migrate(database.serverUrl, ownerUrl)).rejects.toThrow(
      /^This version is too old for its database.* restore the backup from before the upgrade/,
    )
  }
  await client.end()
  await database.drop()
})

test('a database of before the first release is refused in a sentence and left unchanged', async () => {
  const before = (all[0]?.folderMillis ?? 0) - 1
  await owner`create schema drizzle`
  await owner`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`
  await owner`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of history', ${before})`
  await owner`create table public.users (id uuid)`
  const tables = () => owner`
    select table_schema, table_name, column_name from information_schema.columns
      where table_schema in ('public', 'drizzle') order by 1, 2, 3`
  const untouched = [...(await tables())]
  await expect(migrate(database.url)).rejects.toThrow(
    /^This database was made before the first release and cannot be upgraded: use an empty one, .*`bun dev --fresh`/,
  )
  expect([...(await tables())]).toEqual(untouched)
})

test('the fallback for uuidv7() creates ordered ids of version 7', async () => {
  const database = await emptyDatabase()
  const client = postgres(database.url, { max: 1, onnotice: () => {} })
  // Made whatever this server has by itself, and called by its full name.
  await client.unsafe(UUIDV7)
  const rows = await client<{ id: string; at: number }[]>`
    select public.uuidv7()::text as id, extract(epoch from clock_timestamp())::float8 * 1000 as at from generate_series(1, 5000)`
  const ids = rows.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(5000)
  for (const { id, at } of rows) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(Math.abs(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - at)).toBeLessThan(20)
  }
  await client.end()
  await database.drop()
})
