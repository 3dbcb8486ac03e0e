import { beforeAll, beforeEach, expect, test } from 'bun:test'
import { lt, sql } from 'drizzle-orm'
import { testApp } from '../../test/harness.ts'
import { nextBatchSize } from './next-batch-size.ts'
import { removeInBatches } from './remove-in-batches.ts'
import { rateLimits } from './schema/rate-limits.ts'

const OVER = 12_000
const YOUNG = 10

const app = testApp()
beforeAll(async () => {
  // How many rows each statement removes, as the database sees it.
  await app.db.execute(sql`create table batches (at serial, size int)`)
  await app.db.execute(sql`create function note_batch() returns trigger language plpgsql as $$ begin
    insert into batches (size) select count(*) from gone; return null; end $$`)
  await app.db.execute(sql`create trigger batches after delete on rate_limits referencing old table as gone
    for each statement execute function note_batch()`)
})
beforeEach(async () => {
  await app.db.execute(sql`truncate rate_limits, batches`)
  await app.db.execute(sql`insert into rate_limits (key, window_start, count)
    select 'old ' || n, now() - interval '2 years' + (n / 3) * interval '1 second', 1 from generate_series(1, ${OVER}) n
    union all select 'young ' || n, now(), 1 from generate_series(1, ${YOUNG}) n`)
})

const past = {
  table: rateLimits,
  moment: rateLimits.windowStart,
  which: lt(rateLimits.windowStart, sql`now() - interval '1 day'`),
}
const left = () => app.db.$count(rateLimits)
const batches = async () =>
  (await app.db.execute<{ size: number }>(sql`select size from batches order by at`)).rows.map(({ size }) => size)

test('expired rows are removed in batches with a pause between them', async () => {
  const rests: number[] = []
  const rest = async (milliseconds: number) => rests.push(milliseconds)
  expect(await removeInBatches(app.db, past, { rest })).toBe(OVER)
  expect(await left()).toBe(YOUNG)
  const sizes = await batches()
  expect(sizes[0]).toBe(500)
  expect([sizes.length > 3, Math.max(...sizes) <= 5000]).toEqual([true, true])
  expect([rests.length, rests.every((time) => time > 0)]).toEqual([sizes.length - 1, true])
})

test.each([
  [500, 10, 500],
  [500, 20, 250],
  [500, 4, 1250],
  [500, 1000, 100],
  [500, 0, 5000],
])('after %d rows in %d ms the next batch has %d', (size, took, next) => expect(nextBatchSize(size, took)).toBe(next))

test('a run out of time leaves the rest to the next run', async () => {
  const rest = async () => {}
  expect(await removeInBatches(app.db, past, { patience: 0, rest })).toBe(500)
  expect(await left()).toBe(OVER + YOUNG - 500)
  expect(await removeInBatches(app.db, past, { rest })).toBe(OVER - 500)
})

test('locked rows are skipped', async () => {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from rate_limits where key = 'old 7' for update`)
    expect(await removeInBatches(app.db, past, { rest: async () => {} })).toBe(OVER - 1)
  })
  expect(await removeInBatches(app.db, past)).toBe(1)
})

test('two concurrent runs remove different rows', async () => {
  const runs = await Promise.all([1, 2].map(() => removeInBatches(app.db, past, { rest: async () => {} })))
  const late = await removeInBatches(app.db, past)
  expect([...runs, late].reduce((sum, removed) => sum + removed, 0)).toBe(OVER)
  expect(await left()).toBe(YOUNG)
})

test('the oldest rows are found by index', async () => {
  await app.db.execute(sql`analyze rate_limits`)
  const { rows } = await app.db.execute(sql`explain select ctid from rate_limits where ${past.which}
    and ${past.moment} >= ${'2024-01-01'}::timestamptz order by ${past.moment} limit 500 for update skip locked`)
  expect(JSON.stringify(rows)).toContain('rate_limits_past')
})
