import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { findHome } from '../../../standins/postgres/home.ts'
import { type Postgres, startPostgres } from '../../../standins/postgres.ts'
import { errorOf } from '../../../test/error-of.ts'
import { until } from '../../../test/until.ts'
import { serversOf } from '../../config/database-servers.ts'
import { startQueue } from '../../queue/start-queue.ts'
import { createLogger } from '../../watching/log.ts'
import { createDatabase } from './client.ts'
import { createListener } from './listener.ts'
import { openSql } from './open-sql.ts'

setDefaultTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'goodword-servers-'))
/** A URL of both, in this order: the first takes no writes at the start. */
let url: string
let servers: [Postgres, Postgres]
let names: [string, string]

beforeAll(async () => {
  const one = await startPostgres({ dataDir: join(folder, 'one') })
  const two = await startPostgres({ dataDir: join(folder, 'two') })
  servers = [one, two]
  names = [String(one.port), String(two.port)]
  // The second takes the password of the first: they stand for one database.
  const first = new URL(one.url)
  await change(two, `alter role postgres password '${first.password}'`)
  two.url = Object.assign(new URL(first), { port: two.port }).href
  for (const server of servers) await change(server, 'create table notes (text text)')
  await takeWrites(two)
  url = `postgres://postgres:${first.password}@127.0.0.1:${one.port},127.0.0.1:${two.port}/postgres`
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  rmSync(folder, { recursive: true })
})

async function change(server: Postgres, statement: string): Promise<void> {
  const client = postgres(server.url, { max: 1, onnotice: () => {} })
  await client.unsafe('set default_transaction_read_only = off')
  await client.unsafe(statement)
  await client.end()
}

/** Changes its settings. When this returns, each of its processes has been told of it: it reloads in its own time. */
async function configure(server: Postgres, setting: string): Promise<void> {
  const loadedAt = async () => {
    const client = postgres(server.url, { max: 1 })
    const [row] = await client`select pg_conf_load_time()::text as at`
    await client.end()
    return row?.at as string
  }
  await change(server, `alter system ${setting}`)
  const before = await loadedAt()
  await change(server, 'select pg_reload_conf()')
  await until(async () => (await loadedAt()) !== before)
}

/** From now on this server takes writes, and the other one refuses them, as after a switchover. */
async function takeWrites(server: Postgres): Promise<void> {
  for (const each of servers) {
    await configure(each, `set default_transaction_read_only = ${each === server ? 'off' : 'on'}`)
  }
}

/** Starts it again as a standby that has nobody to follow. */
async function demote(server: Postgres): Promise<void> {
  const dataDir = join(folder, server === servers[0] ? 'one' : 'two')
  await server.stop()
  const { data, account } = findHome(dataDir)
  const signal = join(data, 'standby.signal')
  writeFileSync(signal, '')
  if (account) chownSync(signal, account.uid, account.gid)
  server.stop = (await startPostgres({ dataDir, port: server.port })).stop
}

/** It goes on as a primary that was promoted once more. */
async function promote(server: Postgres): Promise<void> {
  const client = postgres(server.url, { max: 1 })
  await client`select pg_promote()`
  await client.end()
}

const PORT = "select current_setting('port') as port"

test('requests, queue, listener and migrations all go to the server that takes writes, wherever it stands in the list, and none to a standby', async () => {
  await configure(servers[0], 'set default_transaction_read_only = off')
  await demote(servers[0])
  const { db, close } = createDatabase(url)
  const write = async () => {
    const { rows } = await db.execute<{ port: string }>(
      sql`insert into notes values ('one') returning current_setting('port') as port`,
    )
    return rows[0]?.port
  }
  const client = openSql(url)
  const listener = createListener(url)
  const heard: string[] = []
  await listener.listen('things', (payload) => heard.push(payload))
  const queue = await startQueue(url, createLogger({ LOG_LEVEL: 'silent' }))
  const ofQueue = async () => (await queue.getDb().executeSql(PORT)).rows[0]?.port
  expect([await write(), (await client.unsafe(PORT))[0]?.port, await ofQueue()]).toEqual(Array(3).fill(names[1]))
  await db.execute(sql`select pg_notify('things', 'told')`)
  await until(() => heard.length === 1)
  await queue.stop({ graceful: false })
  await listener.close()
  await client.end()
  await close()
  await promote(servers[0])
  await takeWrites(servers[1])
})

test('after a switchover the next write is done by the new primary, and none is refused', async () => {
  const { db, close } = createDatabase(url)
  const write = async () => {
    const { rows } = await db.execute<{ port: string }>(
      sql`insert into notes values ('two') returning current_setting('port') as port`,
    )
    return rows[0]?.port
  }
  expect(await write()).toBe(names[1])
  await takeWrites(servers[0])
  expect(await write()).toBe(names[0])
  expect(await db.transaction(async (tx) => (await tx.execute<{ port: string }>(sql.raw(PORT))).rows[0]?.port)).toBe(
    names[0],
  )
  await close()
})

test('where none takes writes, work is refused in time as not executed, and done as soon as one does', async () => {
  await takeWrites(servers[0])
  const { db, close } = createDatabase(url)
  const write = () => errorOf(db.execute(sql`insert into notes values ('three')`))
  expect(await write()).toBeUndefined()
  await configure(servers[0], 'set default_transaction_read_only = on')
  await until(write)
  const began = performance.now()
  expect(await write()).toMatchObject({ code: 'connection', outcome: 'not_executed' })
  expect(performance.now() - began).toBeLessThan(2600)
  await takeWrites(servers[1])
  await until(async () => (await write()) === undefined)
  await close()
})

test('of two that take writes, the one that was promoted last is the primary: the one before it may not know, and acknowledges nothing', async () => {
  await takeWrites(servers[1])
  const { db, close } = createDatabase(url)
  const write = async () => {
    const { rows } = await db.execute<{ port: string }>(
      sql`insert into notes values ('four') returning current_setting('port') as port`,
    )
    return rows[0]?.port
  }
  expect(await write()).toBe(names[1])
  await demote(servers[0])
  await promote(servers[0])
  await configure(servers[0], 'set default_transaction_read_only = off')
  // Its standby is the primary now, and tells it of nothing that it has.
  await configure(servers[1], "set synchronous_standby_names = 'nobody'")
  // Whether there is a standby to wait for is said by the checkpointer, which reads its settings before it does anything else.
  await change(servers[1], 'checkpoint')
  try {
    expect(await errorOf(write())).toMatchObject({ code: 'deadline', outcome: 'unknown' })
    for (let round = 0; round < 5; round++) {
      expect(await write()).toBe(names[0])
      const another = createDatabase(url)
      const { rows } = await another.db.execute<{ port: string }>(sql.raw(PORT))
      expect(rows[0]?.port).toBe(names[0])
      await another.close()
    }
  } finally {
    await close()
    await configure(servers[1], 'reset synchronous_standby_names')
  }
})

test('a primary that is gone is looked for among the others', async () => {
  await takeWrites(servers[1])
  const { db, close } = createDatabase(url)
  await db.execute(sql`insert into notes values ('six')`)
  await servers[1].stop()
  await configure(servers[0], 'set default_transaction_read_only = off')
  const { rows } = await db.execute<{ port: string }>(
    sql`insert into notes values ('seven') returning current_setting('port') as port`,
  )
  expect(rows[0]?.port).toBe(names[0])
  await close()
})

test.each([
  ['one server', 'postgres://a:b@one:5432/x', ['postgres://a:b@one:5432/x']],
  ['two', 'postgresql://a:b@one:1,two/x?a=b', ['postgresql://a:b@one:1/x?a=b', 'postgresql://a:b@two/x?a=b']],
  [
    'what libpq calls the primary',
    'postgres://one,two/x?target_session_attrs=read-write',
    ['postgres://one/x', 'postgres://two/x'],
  ],
  ['one that takes none', 'postgres://one,two/x?target_session_attrs=standby', undefined],
  ['none', 'postgres://a:b@one:1,/x', undefined],
  ['another protocol', 'mysql://one/x', undefined],
  ['no port', 'postgres://one:port/x', undefined],
])('the URL of a database names its servers: %s', (_, given, expected) => {
  expect(serversOf(given)).toEqual(expected as never)
})
