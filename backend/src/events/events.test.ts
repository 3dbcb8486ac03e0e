import { afterAll, beforeAll, expect, test } from 'bun:test'
import { count, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { events } from '../db/schema/events.ts'
import { appendEvent } from './append-event.ts'
import { verifyEvents } from './verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const append = (jobId: string = crypto.randomUUID()) =>
  app.db.transaction((tx) => appendEvent(tx, { kind: 'job-removed', jobId, actorId: crypto.randomUUID() }))

/** As somebody could who owns the database and its triggers. */
async function tamper(statement: ReturnType<typeof sql>) {
  await app.db.execute(sql`alter table events disable trigger user`)
  await app.db.execute(statement)
  await app.db.execute(sql`alter table events enable trigger user`)
}

test('an empty log is in order', async () =>
  expect(await verifyEvents(app.db)).toEqual({ count: 0, head: '0'.repeat(64) }))

test('writers at the same time make one chain without gaps', async () => {
  // Fewer at a time than the pool has connections, or waiting for one would be what is tried.
  const writer = async () => {
    for (let count = 0; count < 5; count++) await append()
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  const { count: total, brokenAt } = await verifyEvents(app.db)
  expect([total, brokenAt]).toEqual([40, undefined])
})

test('a transaction that is rolled back leaves no event and no gap', async () => {
  const before = await app.db.select({ count: count() }).from(events)
  await app.db
    .transaction(async (tx) => {
      await appendEvent(tx, { kind: 'job-removed', jobId: crypto.randomUUID() })
      throw new Error('no')
    })
    .catch(() => {})
  expect(await app.db.select({ count: count() }).from(events)).toEqual(before)
  await append()
  expect((await verifyEvents(app.db)).brokenAt).toBeUndefined()
})

test('whatever a writer claims, the database numbers, dates and hashes', async () => {
  const claimed = { seq: 7, hash: 'x', previous: 'y', at: new Date(0) }
  await app.db.insert(events).values({ ...claimed, kind: 'job-removed', jobId: crypto.randomUUID() })
  expect((await verifyEvents(app.db)).brokenAt).toBeUndefined()
})

test.each([
  ['changed', sql`update events set status = 'hired'`],
  ['deleted', sql`delete from events where seq = 1`],
  ['emptied', sql`truncate events`],
])('the database refuses that the log is %s', async (_, statement) => {
  const error = await app.db.execute(statement).catch((refused: { cause?: Error }) => refused.cause)
  expect(String(error)).toContain('events are only ever added')
})

test('a changed event is found, wherever it is', async () => {
  await tamper(sql`update events set status = 'hired' where seq = 20`)
  expect((await verifyEvents(app.db)).brokenAt).toBe(20)
  await tamper(sql`update events set status = null where seq = 20`)
  expect((await verifyEvents(app.db)).brokenAt).toBeUndefined()
})

test('a removed event is found, and a log cut off at its end by the hash that was noted', async () => {
  const { head, count: total } = await verifyEvents(app.db)
  await tamper(sql`delete from events where seq = ${total}`)
  let seen = false
  const passes = (_: number, hash: string) => {
    seen ||= hash === head
  }
  const shorter = await verifyEvents(app.db, { passes })
  expect([shorter.brokenAt, seen]).toEqual([undefined, false])
  await tamper(sql`delete from events where seq = 5`)
  expect((await verifyEvents(app.db)).brokenAt).toBe(5)
})
