import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { aRelease } from '../../../test/a-release.ts'
import { freshDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { type Connection, createDatabase } from '../../db/connect/client.ts'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { releases } from '../../db/schema/releases.ts'
import { listReleases } from './list-releases.ts'
import { lockPointer } from './lock-pointer.ts'
import { publishRelease } from './publish-release.ts'
import { rollBack } from './roll-back.ts'
import { sha384 } from './sha384.ts'

const { url, drop } = await freshDatabase()
const { db, close } = createDatabase(url)
const deps = { db }

beforeAll(() => db.execute('select 1'))
beforeEach(async () => {
  await db.delete(releasePointers)
  await db.delete(releases)
})
afterAll(async () => {
  await close()
  await drop()
})

const manifest = (version: string) => aRelease('mfe-hiring', version)
/** @param expected what the pointer named, and for how many of a hundred, where not for all */
const publish = (version: string, expected: string | null, percent = 100, expectedPercent = 100) =>
  publishRelease(deps, {
    ...{ manifest: manifest(version), commit: 'abc', releasedBy: 'Kim', bytes: 1, percent },
    expected: expected === null ? null : { version: expected, percent: expectedPercent },
  })
const takeBack = (expected: string | null) => rollBack(deps, { remote: 'mfe-hiring', expected })
const pointer = async () => {
  const { pointers } = await listReleases(deps)
  return pointers[0] && [pointers[0].version, pointers[0].previous, pointers[0].percent]
}

const withdrawn = async () => {
  const { releases: all } = await listReleases(deps)
  return all.filter(({ withdrawnAt }) => withdrawnAt).map(({ version }) => version)
}
/** How many wait for a pointer. */
const waiting = async (tx: Connection) => {
  const isHere = sql`database = (select oid from pg_database where datname = current_database())`
  const { rows } = await tx.execute(
    sql`select 1 from pg_locks where locktype = 'advisory' and not granted and ${isHere}`,
  )
  return rows.length
}

test('a release moves the pointer and keeps the previous release', async () => {
  expect(await publish('one', null)).toBeNull()
  expect(await pointer()).toEqual(['one', null, 100])
  expect(await publish('two', 'one', 10)).toBe('one')
  expect(await pointer()).toEqual(['two', 'one', 10])
})

test("a version's record is written at its first release and never replaced", async () => {
  await publish('one', null, 10)
  const theirs = { ...manifest('one'), server: sha384(new TextEncoder().encode('theirs()')) }
  const grown = publishRelease(deps, {
    ...{ manifest: theirs, commit: 'def', releasedBy: 'Robin', bytes: 2, percent: 100 },
    expected: { version: 'one', percent: 10 },
  })
  await expect(grown).rejects.toThrow('mfe-hiring one was released before, and is not this.')
  expect(await pointer()).toEqual(['one', null, 10])
  await publish('one', 'one', 100, 10)
  const [row] = await db.select().from(releases)
  expect(row).toMatchObject({ manifest: manifest('one'), commit: 'abc', bytes: 1 })
})

test('a growing rollout keeps its base release', async () => {
  await publish('one', null)
  await publish('two', 'one', 10)
  expect(await publish('two', 'two', 50, 10)).toBe('one')
  expect(await pointer()).toEqual(['two', 'one', 50])
  expect(await publish('two', 'two', 100, 50)).toBe('one')
  expect(await pointer()).toEqual(['two', 'one', 100])
})

describe('a second release during a rollout', () => {
  beforeEach(async () => {
    await publish('zero', null)
    await publish('one', 'zero')
    await publish('two', 'one', 10)
  })

  test('a second rollout, its rest and its rollback are based on the last full release', async () => {
    expect(await publish('three', 'two', 10, 10)).toBe('one')
    expect(await pointer()).toEqual(['three', 'one', 10])
    expect(await takeBack('three')).toEqual({ from: 'three', to: 'one' })
    expect(await pointer()).toEqual(['one', 'zero', 100])
  })

  test('a full release during a rollout has the last full release as fallback', async () => {
    expect(await publish('three', 'two', 100, 10)).toBe('one')
    expect(await pointer()).toEqual(['three', 'one', 100])
  })

  test('a second rollout over the built-in release falls back to the built-in release', async () => {
    await db.delete(releasePointers)
    await publish('three', null, 10)
    expect(await publish('four', 'three', 10, 10)).toBeNull()
    expect(await pointer()).toEqual(['four', null, 10])
  })

  test('a rollback skips a superseded rollout', async () => {
    await publish('three', 'two', 100, 10)
    await publish('four', 'three')
    await takeBack('four')
    expect(await pointer()).toEqual(['three', 'one', 100])
    expect(await withdrawn()).toEqual(['four', 'two'])
  })

  test('the last full release can be released again and is not its own fallback', async () => {
    expect(await publish('one', 'two', 100, 10)).toBe('zero')
    expect(await pointer()).toEqual(['one', 'zero', 100])
    expect(await withdrawn()).toEqual(['two'])
  })

  test('the last full release cannot be rolled out in part', async () => {
    await expect(publish('one', 'two', 50, 10)).rejects.toThrow('Everybody outside the rollout')
    expect(await pointer()).toEqual(['two', 'one', 10])
  })

  test('of two concurrent growths of a rollout one wins, and the other is refused', async () => {
    const outcomes = await Promise.allSettled([publish('two', 'two', 50, 10), publish('two', 'two', 20, 10)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const loser = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(String(loser?.reason)).toContain('Somebody else released mfe-hiring two')
  })
})

test('of two concurrent rollbacks one wins, and the other is refused without a change', async () => {
  await publish('one', null)
  await publish('two', 'one')
  await publish('three', 'two')
  const outcomes = await Promise.allSettled([takeBack('three'), takeBack('three')])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(String(loser?.reason)).toContain('Somebody else has just changed mfe-hiring: people get two now.')
  expect(await pointer()).toEqual(['two', 'one', 100])
})

test('a rollback waits for a running release and is refused as outdated', async () => {
  await publish('one', null)
  await publish('two', 'one')
  const both = await db.transaction(async (tx) => {
    await lockPointer(tx, 'mfe-hiring')
    const released = publish('three', 'two')
    await until(async () => (await waiting(tx)) === 1)
    const takenBack = takeBack('two')
    await until(async () => (await waiting(tx)) === 2)
    return [released, takenBack]
  })
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await pointer()).toEqual(['three', 'two', 100])
  expect(await withdrawn()).toEqual([])
})

test('of two concurrent releases one wins, and the other is refused without a change', async () => {
  await publish('one', null)
  const outcomes = await Promise.allSettled([publish('two', 'one'), publish('three', 'one')])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(String(loser?.reason)).toContain('Somebody else released mfe-hiring')
  expect((await listReleases(deps)).releases).toHaveLength(2)
})

test('rollbacks step back to the built-in release, then are refused', async () => {
  await publish('one', null)
  await publish('two', 'one')
  await publish('three', 'two')
  expect(await takeBack('three')).toEqual({ from: 'three', to: 'two' })
  expect(await pointer()).toEqual(['two', 'one', 100])
  expect(await takeBack('two')).toEqual({ from: 'two', to: 'one' })
  expect(await takeBack('one')).toEqual({ from: 'one', to: null })
  expect(await pointer()).toBeUndefined()
  await expect(takeBack(null)).rejects.toThrow('has no release to go back from')
})

test('a rolled-back release is skipped by the next rollback and may be released again', async () => {
  await publish('one', null)
  await publish('two', 'one')
  await takeBack('two')
  await publish('three', 'one')
  expect(await pointer()).toEqual(['three', 'one', 100])
  await publish('two', 'three')
  expect(await pointer()).toEqual(['two', 'three', 100])
  expect((await listReleases(deps)).releases.every(({ withdrawnAt }) => withdrawnAt === null)).toBe(true)
})
