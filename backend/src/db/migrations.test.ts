import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import postgres from 'postgres'
import { emptyDatabase, freshDatabase } from '../../test/database.ts'
import { until } from '../../test/until.ts'
import { applyMigrations } from './apply-migrations.ts'
import { migrate } from './migrate.ts'
import { migrateInTurn } from './migrate-in-turn.ts'

setDefaultTimeout(60_000)

const all = readMigrationFiles({ migrationsFolder: join(import.meta.dir, 'migrations') })
/** How many there are that servers had to stop for. */
const BEFORE = 15

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

describe('a database is brought up to date beside running servers', () => {
  test('a table that is in use is asked for again, and who comes meanwhile does not stand behind it', async () => {
    await applyMigrations(owner, all.slice(0, BEFORE))
    let migrated = false
    let done: Promise<void> | undefined
    await server.begin(async (tx) => {
      await tx`lock table applications in row exclusive mode`
      done = applyMigrations(owner, all, 10).then(() => {
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

  test('what the migrations leave is valid, every constraint and every index', async () => {
    await applyMigrations(owner, all)
    const definitions = (await described(owner)).map(({ definition }) => definition as string)
    expect(definitions.filter((definition) => definition.endsWith(' f'))).toEqual([])
    expect(definitions.filter((definition) => definition.includes('NOT VALID'))).toEqual([])
  })

  test('one that was interrupted goes on when it is begun again', async () => {
    const interrupted = all.flatMap(({ sql, ...rest }) =>
      sql[0]?.startsWith('-- Step by step:')
        ? [...sql.slice(0, -1).map((_, at): MigrationMeta => ({ ...rest, sql: broken(sql, at + 1) })), { ...rest, sql }]
        : [{ ...rest, sql }],
    )
    for (const migration of interrupted) {
      const tried = applyMigrations(owner, [migration]).then(
        () => 'done',
        (error: Error) => error.message,
      )
      expect(await tried).toBe(migration.sql.at(-1) === 'killed' ? 'syntax error at or near "killed"' : 'done')
    }
    const whole = await freshDatabase()
    const expected = postgres(whole.url, { max: 1, onnotice: () => {} })
    expect([...(await described(owner))]).toEqual([...(await described(expected))])
    await expected.end()
    await whole.drop()
  })
})

/** The first statements of a migration, and an end. */
const broken = (sql: string[], count: number) => [...sql.slice(0, count), 'killed']

test('a migration that a database has had is not run again, whatever has become of its file', async () => {
  await applyMigrations(owner, all)
  const noted = await owner`select hash, created_at from drizzle.__drizzle_migrations order by id`
  await applyMigrations(
    owner,
    all.map((migration) => ({ ...migration, sql: ['select 1 / 0'], hash: 'another' })),
  )
  expect([...(await owner`select hash, created_at from drizzle.__drizzle_migrations order by id`)]).toEqual([...noted])
  expect(noted.map(({ created_at }) => Number(created_at))).toEqual(all.map(({ folderMillis }) => folderMillis))
})

test('servers that start together migrate once', async () => {
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])
  const noted = await owner`select created_at from drizzle.__drizzle_migrations`
  expect(noted).toHaveLength(all.length)
})

test('a turn ends with its transaction: nothing of it stays on the connection', async () => {
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
