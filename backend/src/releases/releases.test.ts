import { afterAll, beforeAll, beforeEach, expect, test } from 'bun:test'
import { freshDatabase } from '../../test/database.ts'
import { createDatabase } from '../db/client.ts'
import { releasePointers } from '../db/schema/release-pointers.ts'
import { releases } from '../db/schema/releases.ts'
import { listReleases } from './list-releases.ts'
import { publishRelease } from './publish-release.ts'
import type { Release } from './release.ts'
import { rollBack } from './roll-back.ts'

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

const manifest = (version: string): Release => ({
  name: 'mfe-hiring',
  version,
  entry: `/remotes/mfe-hiring/${version}/entry.js`,
  door: [],
  pages: {},
  integrity: {},
  needs: {},
})
const publish = (version: string, expected: string | null, percent = 100) =>
  publishRelease(deps, { manifest: manifest(version), commit: 'abc', releasedBy: 'Kim', bytes: 1, percent, expected })
const pointer = async () => {
  const { pointers } = await listReleases(deps)
  return pointers[0] && [pointers[0].version, pointers[0].previous, pointers[0].percent]
}

test('a release moves the pointer and remembers the one before', async () => {
  expect(await publish('one', null)).toBeNull()
  expect(await pointer()).toEqual(['one', null, 100])
  expect(await publish('two', 'one', 10)).toBe('one')
  expect(await pointer()).toEqual(['two', 'one', 10])
})

test('a rollout that grows keeps the release it grows against', async () => {
  await publish('one', null)
  await publish('two', 'one', 10)
  expect(await publish('two', 'two', 50)).toBe('one')
  expect(await pointer()).toEqual(['two', 'one', 50])
})

test('of two releases at once one wins, and the other is told and changes nothing', async () => {
  await publish('one', null)
  const outcomes = await Promise.allSettled([publish('two', 'one'), publish('three', 'one')])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(String(loser?.reason)).toContain('Somebody else released mfe-hiring')
  expect((await listReleases(deps)).releases).toHaveLength(2)
})

test('a rollback goes back one by one, to the built-in release at last, and then says so', async () => {
  await publish('one', null)
  await publish('two', 'one')
  await publish('three', 'two')
  expect(await rollBack(deps, 'mfe-hiring')).toEqual({ from: 'three', to: 'two' })
  expect(await pointer()).toEqual(['two', 'one', 100])
  expect(await rollBack(deps, 'mfe-hiring')).toEqual({ from: 'two', to: 'one' })
  expect(await rollBack(deps, 'mfe-hiring')).toEqual({ from: 'one', to: null })
  expect(await pointer()).toBeUndefined()
  await expect(rollBack(deps, 'mfe-hiring')).rejects.toThrow('has no release to go back from')
})

test('a release that was rolled back is skipped by the next rollback, and may be released again', async () => {
  await publish('one', null)
  await publish('two', 'one')
  await rollBack(deps, 'mfe-hiring')
  await publish('three', 'one')
  expect(await pointer()).toEqual(['three', 'one', 100])
  await publish('two', 'three')
  expect(await pointer()).toEqual(['two', 'three', 100])
  expect((await listReleases(deps)).releases.every(({ withdrawnAt }) => withdrawnAt === null)).toBe(true)
})
