import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { count, eq, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { rehash, tamper } from '../../../test/tamper.ts'
import { events } from '../../db/schema/events.ts'
import { appendEvent } from './append-event.ts'
import { verifyEvents } from './verify-events.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const append = (jobId: string = crypto.randomUUID()) =>
  app.db.transaction((tx) => appendEvent(tx, { kind: 'job-removed', jobId, actorId: crypto.randomUUID() }))

/** The events of a job, the first on. */
const chainOf = (jobId: string) => app.db.select().from(events).where(eq(events.jobId, jobId)).orderBy(events.position)

test('an empty event log verifies', async () => expect(await verifyEvents(app.db)).toEqual({ count: 0, chains: 0 }))

test('concurrent writers make one gapless chain per job', async () => {
  const jobs = [crypto.randomUUID(), crypto.randomUUID()]
  // Fewer at a time than the pool has connections, or waiting for one would be what is tried.
  const writer = async () => {
    for (let times = 0; times < 5; times++) for (const jobId of jobs) await append(jobId)
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  expect(await verifyEvents(app.db)).toEqual({ count: 80, chains: 2 })
  for (const jobId of jobs) {
    const chain = await chainOf(jobId)
    expect(chain.map(({ position }) => position)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
    expect(chain.slice(1).map(({ previous }) => previous)).toEqual(chain.slice(0, -1).map(({ hash }) => hash))
  }
})

test('a writer waits for writers of the same job alone', async () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  let second: Promise<void> | undefined
  await app.db.transaction(async (tx) => {
    await appendEvent(tx, { kind: 'job-removed', jobId: one })
    second = append(one)
    await append(other)
    expect(await chainOf(one)).toHaveLength(0)
  })
  await second
  expect(await chainOf(one)).toHaveLength(2)
  expect((await verifyEvents(app.db)).broken).toBeUndefined()
})

test('a rolled-back transaction leaves neither event nor gap', async () => {
  const before = await app.db.select({ count: count() }).from(events)
  const jobId = crypto.randomUUID()
  await app.db
    .transaction(async (tx) => {
      await appendEvent(tx, { kind: 'job-removed', jobId })
      throw new Error('no')
    })
    .catch(() => {})
  expect(await app.db.select({ count: count() }).from(events)).toEqual(before)
  await append(jobId)
  expect((await verifyEvents(app.db)).broken).toBeUndefined()
})

test("the database sets an event's time, whatever the writer gives", async () => {
  const jobId = crypto.randomUUID()
  await app.db.insert(events).values({ at: new Date(0), kind: 'job-removed', jobId })
  const [told] = await chainOf(jobId)
  expect(told?.at.getTime()).toBeGreaterThan(Date.now() - 60_000)
})

const refusal = (statement: ReturnType<typeof sql>) =>
  app.db.execute(statement).then(String, ({ cause }: { cause?: Error }) => String(cause))

test.each([
  ['changed', sql`update events set status = 'hired'`],
  ['deleted', sql`delete from events where seq = 1`],
  ['emptied', sql`truncate events`],
])('the database refuses an event log %s', async (_, statement) => {
  expect(await refusal(statement)).toContain('events are only ever added')
})

test.each([
  ['hash', sql`insert into events (kind, job_id, hash) values ('job-removed', uuidv7(), 'x')`],
  ['previous hash', sql`insert into events (kind, job_id, previous) values ('job-removed', uuidv7(), 'x')`],
  ['position', sql`insert into events (kind, job_id, position) values ('job-removed', uuidv7(), 1)`],
])('an event inserted with its own %s is refused', async (_, statement) => {
  expect(await refusal(statement)).toContain('an event that was written before is not written again')
})

describe('the verifier without signed heads', () => {
  let jobId: string
  beforeEach(async () => {
    await tamper(app.db, sql`truncate events`)
    // Chains before and behind it in the order in which they are read.
    jobId = `8${crypto.randomUUID().slice(1)}`
    for (const chain of [`0${jobId.slice(1)}`, jobId, `f${jobId.slice(1)}`]) {
      for (let times = 0; times < 5; times++) await append(chain)
    }
    expect(await verifyEvents(app.db)).toEqual({ count: 15, chains: 3 })
  })
  const at = (position: number) => sql`job_id = ${jobId} and position = ${position}`

  test.each(['kind', 'at', 'referral_id', 'actor_id', 'status', 'subject', 'previous', 'hash'])(
    'the verifier names an event whose %s was changed',
    async (column) => {
      const values: Record<string, string> = { kind: 'erased', at: '2020-01-01', status: 'hired', subject: 'x' }
      const value = values[column] ?? (column.endsWith('_id') ? crypto.randomUUID() : 'x')
      await tamper(app.db, sql`update events set ${sql.identifier(column)} = ${value} where ${at(3)}`)
      expect(await verifyEvents(app.db)).toEqual({
        count: 7,
        chains: 2,
        broken: { chain: jobId, count: 3, is: 'changed' },
      })
    },
  )

  test('the verifier names an event moved from another job', async () => {
    await tamper(
      app.db,
      sql`update events set job_id = ${jobId}, position = 6 where job_id > ${jobId} and position = 5`,
    )
    expect((await verifyEvents(app.db)).broken).toEqual({ chain: jobId, count: 6, is: 'changed' })
  })

  test('the verifier names a deletion in the middle', async () => {
    await tamper(app.db, sql`delete from events where ${at(2)}`)
    expect((await verifyEvents(app.db)).broken).toEqual({ chain: jobId, count: 2, is: 'changed' })
  })

  test('the verifier names a deleted first event', async () => {
    await tamper(app.db, sql`delete from events where ${at(1)}`)
    expect((await verifyEvents(app.db)).broken).toEqual({ chain: jobId, count: 1, is: 'changed' })
  })

  test('the verifier names a deletion with renumbered events', async () => {
    await tamper(
      app.db,
      sql`delete from events where ${at(2)}`,
      sql`update events set position = position - 1 where job_id = ${jobId} and position = 3`,
    )
    expect((await verifyEvents(app.db)).broken).toEqual({ chain: jobId, count: 2, is: 'changed' })
  })

  test('the verifier names two swapped events', async () => {
    await tamper(
      app.db,
      sql`update events set position = 9 where ${at(2)}`,
      sql`update events set position = 2 where ${at(3)}`,
      sql`update events set position = 3 where ${at(9)}`,
    )
    expect((await verifyEvents(app.db)).broken).toEqual({ chain: jobId, count: 2, is: 'changed' })
  })

  test('the verifier names an inserted event', async () => {
    await tamper(
      app.db,
      sql`update events set position = position + 10 where job_id = ${jobId} and position > 2`,
      sql`update events set position = position - 9 where job_id = ${jobId} and position > 10`,
      sql`insert into events (kind, job_id, position, previous, hash)
        select kind, job_id, 3, hash, repeat('a', 64) from events where ${at(2)}`,
    )
    expect((await verifyEvents(app.db)).broken).toEqual({ chain: jobId, count: 3, is: 'changed' })
  })

  test('the verifier names an event rewritten with a matching hash', async () => {
    await tamper(app.db, sql`update events set status = 'hired' where ${at(3)}`)
    await rehash(app.db, jobId, { until: 3 })
    expect((await verifyEvents(app.db)).broken).toEqual({ chain: jobId, count: 4, is: 'changed' })
  })

  test('the verifier names a gap in a chain rewritten after it', async () => {
    await tamper(app.db, sql`delete from events where ${at(2)}`)
    await rehash(app.db, jobId)
    expect((await verifyEvents(app.db)).broken).toEqual({ chain: jobId, count: 2, is: 'changed' })
  })

  test('the chain alone does not show a full rewrite with matching hashes', async () => {
    await tamper(app.db, sql`update events set status = 'hired' where ${at(3)}`)
    await rehash(app.db, jobId)
    expect((await verifyEvents(app.db)).broken).toBeUndefined()
  })
})
