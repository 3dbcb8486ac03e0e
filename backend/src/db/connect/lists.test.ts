import { afterAll, afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { startPostgres } from '../../../standins/postgres.ts'
import { cuttableProxy } from '../../../test/cuttable-proxy.ts'
import { startStandby } from '../../../test/start-standby.ts'
import { until } from '../../../test/until.ts'
import { NotFound } from '../../errors.ts'
import { createLogger } from '../../watching/log.ts'
import { createDatabase, type Database } from './client.ts'
import { createLists, type Lists } from './lists.ts'

setDefaultTimeout(60_000)

/** A primary and a standby of it. Made at import, where no test's timeout runs. */
const folder = mkdtempSync(join(tmpdir(), 'goodword-standbys-'))
const primary = await startPostgres({ dataDir: join(folder, 'primary') })
const admin = postgres(primary.url, { max: 1, onnotice: () => {} })
await admin.unsafe(`
  create table notes (text text);
  create role server login password 'server';
  grant select, insert on notes to server`)
await admin`create database another`
const standby = await startStandby({ url: primary.url, dataDir: join(folder, 'primary') }, join(folder, 'standby'))
const network = await cuttableProxy({ host: '127.0.0.1', port: standby.port })
/** As servers sign in: with a role that owns nothing, and may do nothing but that. */
const urlOf = (port: number, database = 'postgres') => `postgres://server:server@127.0.0.1:${port}/${database}`
const { db, close } = createDatabase(urlOf(primary.port))

let lists: Lists
let logged: string[]
beforeEach(() => {
  logged = []
  lists = open()
})
afterEach(async () => {
  network.mend()
  await lists.close()
})
afterAll(async () => {
  await close()
  network.stop()
  await standby.stop()
  await admin.end()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** @param limits without them nothing here is too old by itself, however slow the machine is */
function open(limits = { own: 60_000, shared: 10, patience: 60_000 }, url = urlOf(network.port)): Lists {
  const log = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => logged.push(line) })
  return createLists({ db, url, max: 4, log, limits })
}
const said = () => logged.map((line) => JSON.parse(line)).map(({ msg, reason }) => [msg, reason])
const LEFT_OUT = 'a standby is left out: the primary answers'
const AGAIN = 'a standby is read from again'

/** Another server's, or somebody else's. */
const write = (text: string) => admin`insert into notes values (${text})`
const read = async (from: Database) => {
  const { rows } = await from.execute<{ port: string; notes: string[] | null }>(
    sql`select current_setting('port') as port, (select array_agg(text) from notes) as notes`,
  )
  return { from: rows[0]?.port === String(primary.port) ? 'primary' : 'standby', notes: rows[0]?.notes ?? [] }
}
const FROM_STANDBY = { from: 'standby' }
const FROM_PRIMARY = { from: 'primary' }

test('a list is read from the standby', async () => {
  await write('first')
  await standby.caughtUp()
  expect(await lists.read(undefined, read)).toEqual({ from: 'standby', notes: ['first'] })
  expect(await lists.readFresh(read)).toEqual({ from: 'standby', notes: ['first'] })
})

test('a list that takes a transaction is, too', async () => {
  expect(await lists.read(undefined, (from) => from.transaction((tx) => read(tx as Database)))).toMatchObject(
    FROM_STANDBY,
  )
})

test('without standbys a list is read from the primary, and nothing else is asked', async () => {
  const alone = createLists({ db, url: undefined, max: 4, log: createLogger({ LOG_LEVEL: 'silent' }) })
  expect(alone.haveStandbys).toBe(false)
  const given: Database[] = []
  const note = async (from: Database) => void given.push(from)
  await alone.read('0/1', note)
  await alone.readFresh(note)
  expect(given.every((each) => each === db)).toBe(true)
  expect(given).toHaveLength(2)
})

describe('while the standby applies nothing', () => {
  afterEach(() => standby.goOn())

  /** From now on, after it has answered. */
  async function pause(limits?: Parameters<typeof open>[0]): Promise<void> {
    await lists.close()
    lists = open(limits)
    for (const answer of [() => lists.read(undefined, read), () => lists.readFresh(read)]) {
      await until(async () => (await answer()).from === 'standby')
    }
    await standby.pause()
  }

  test('whoever wrote has their own writes, from the primary; somebody else a list a moment old', async () => {
    await pause()
    await write('mine')
    const mine = await lists.position()
    const own = await lists.read(mine, read)
    expect(own).toMatchObject(FROM_PRIMARY)
    expect(own.notes).toContain('mine')
    const others = await lists.read(undefined, read)
    expect(others).toMatchObject(FROM_STANDBY)
    expect(others.notes).not.toContain('mine')

    await standby.goOn()
    const later = await lists.read(mine, read)
    expect(later).toMatchObject(FROM_STANDBY)
    expect(later.notes).toContain('mine')
    expect(said()).toEqual([])
  })

  test('what is made anew for everybody has all that was written 15 ms ago, by whomever', async () => {
    await pause()
    await write('of another server')
    await Bun.sleep(15)
    const made = await lists.readFresh(read)
    expect(made).toMatchObject(FROM_PRIMARY)
    expect(made.notes).toContain('of another server')
  })

  test('and all that this server has written, at once', async () => {
    await pause({ own: 60_000, shared: 60_000, patience: 60_000 })
    await write('of this server')
    lists.noteWrite()
    expect((await lists.readFresh(read)).notes).toContain('of this server')
  })

  test('a list of nobody who wrote is behind by no more than its limit', async () => {
    await pause({ own: 50, shared: 10, patience: 60_000 })
    await write('long ago')
    await Bun.sleep(60)
    expect((await lists.read(undefined, read)).notes).toContain('long ago')
  })

  test('one that stays behind is left out, which is said once, and read from again when it has caught up', async () => {
    await pause({ own: 1, shared: 1, patience: 100 })
    await write('far ahead')
    await until(async () => {
      expect(await lists.read(undefined, read)).toMatchObject(FROM_PRIMARY)
      return logged.length > 0
    })
    expect(said()).toEqual([[LEFT_OUT, 'it is too far behind']])
    await standby.goOn()
    await until(async () => (await lists.read(undefined, read)).from === 'standby')
    expect(said()).toEqual([
      [LEFT_OUT, 'it is too far behind'],
      [AGAIN, undefined],
    ])
  })

  test('what the standby would refuse is for the primary to refuse', async () => {
    await pause()
    await write('new')
    const find = async (from: Database) => {
      const found = await read(from)
      if (!found.notes.includes('new')) throw new NotFound('There is no such note.')
      return found
    }
    expect(await lists.read(undefined, find)).toMatchObject(FROM_PRIMARY)
    const missing = lists.read(undefined, async () => {
      throw new NotFound('There is none.')
    })
    await expect(missing).rejects.toThrow('There is none.')
    expect(await lists.read(undefined, read)).toMatchObject(FROM_STANDBY)
  })
})

test('a position that somebody made up leads to the primary', async () => {
  const made = ['', ' ', 'unknown', '0', '0/', '/0', '1/G', '-1/0', '0/0x1', '0/1; select 1', 'FFFFFFFF/FFFFFFFF']
  for (const position of [...made, '1'.repeat(4000)]) {
    expect(await lists.read(position, read)).toMatchObject(FROM_PRIMARY)
    expect(await lists.read(undefined, read)).toMatchObject(FROM_STANDBY)
  }
  expect(said()).toEqual([])
})

describe('a standby that does not answer costs nobody an error', () => {
  test('gone: the primary answers at once, one line says so, and it is read from again once it is back', async () => {
    await lists.read(undefined, read)
    network.cut()
    const answers = await Promise.all(Array.from({ length: 20 }, () => lists.read(undefined, read)))
    expect(answers.map(({ from }) => from)).toEqual(Array(20).fill('primary'))
    expect(said()).toEqual([[LEFT_OUT, 'it does not answer']])
    network.mend()
    await until(async () => (await lists.read(undefined, read)).from === 'standby')
    expect(said().at(-1)).toEqual([AGAIN, undefined])
  })

  test('silent: whoever asks first waits for little more than a second, and nobody after that', async () => {
    await lists.read(undefined, read)
    network.freeze()
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 20 }, () => lists.read(undefined, read)))
    expect(answers.map(({ from }) => from)).toEqual(Array(20).fill('primary'))
    expect(performance.now() - began).toBeLessThan(2000)
    const after = performance.now()
    for (let number = 0; number < 20; number++) await lists.read(undefined, read)
    expect(performance.now() - after).toBeLessThan(500)
    expect(said()).toEqual([[LEFT_OUT, 'it does not answer']])
  })

  test('of two, the other one answers', async () => {
    await lists.close()
    lists = open(undefined, `postgres://server:server@127.0.0.1:1,127.0.0.1:${standby.port}/postgres`)
    await until(async () => {
      await lists.read(undefined, read)
      return said().length > 0
    })
    for (let number = 0; number < 5; number++) expect(await lists.read(undefined, read)).toMatchObject(FROM_STANDBY)
    expect(said()).toEqual([[LEFT_OUT, 'it does not answer']])
  })
})

test('a standby of another database is never read from', async () => {
  await lists.close()
  lists = open(undefined, urlOf(standby.port, 'another'))
  expect(await lists.read(undefined, read)).toMatchObject(FROM_PRIMARY)
  expect(said()).toEqual([[LEFT_OUT, 'it has another database']])
})

test('the primary itself is none', async () => {
  await lists.close()
  lists = open(undefined, urlOf(primary.port))
  expect(await lists.read(undefined, read)).toMatchObject(FROM_PRIMARY)
  expect(said()).toEqual([[LEFT_OUT, 'it takes writes']])
})

// The last: there is no way back.
test('nor is one that was promoted, from the next write on', async () => {
  expect(await lists.read(undefined, read)).toMatchObject(FROM_STANDBY)
  await standby.promote()
  await write('after the promotion')
  const all = await lists.read(await lists.position(), read)
  expect(all).toMatchObject(FROM_PRIMARY)
  expect(all.notes).toContain('after the promotion')
  expect(await lists.read(undefined, read)).toMatchObject(FROM_PRIMARY)
  expect(said()).toEqual([[LEFT_OUT, 'it takes writes']])
})
