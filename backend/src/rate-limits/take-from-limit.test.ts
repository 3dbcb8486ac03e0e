import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { freshDatabase } from '../../test/database.ts'
import { createDatabase, type Database } from '../db/connect/client.ts'
import { rateLimits } from '../db/schema/rate-limits.ts'
import { TooMany } from '../errors.ts'
import { sweepLimits } from './sweep-limits.ts'
import { takeFromLimit } from './take-from-limit.ts'

let db: Database
let end: () => Promise<void>

beforeAll(async () => {
  const { url, drop } = await freshDatabase()
  const opened = createDatabase(url)
  db = opened.db
  end = () => opened.close().then(drop)
})
afterAll(() => end())

const take = (key: string) => takeFromLimit(db, key, 3, 60, 'Enough for now.')

test('of ten concurrent uses exactly as many pass as the limit allows', async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => take('ten')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test("a refusal has the limit's sentence and the seconds to wait", async () => {
  for (let i = 0; i < 3; i++) await take('told')
  const error = await take('told').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(TooMany)
  expect(error).toMatchObject({
    message: expect.stringMatching(/^Enough for now\. Please try again in \d+ (minute|second)s?\.$/),
  })
  const { retryAfter } = error as TooMany
  expect(retryAfter).toBeGreaterThanOrEqual(1)
  expect(retryAfter).toBeLessThanOrEqual(60)
})

test('each key has its own count, and each window starts at zero', async () => {
  for (let i = 0; i < 3; i++) await take('window')
  await take('another')
  await db.update(rateLimits).set({ windowStart: sql`${rateLimits.windowStart} - interval '1 minute'` })
  await take('window')
})

test('counts of old windows are removed, current ones stay', async () => {
  await db.delete(rateLimits)
  await take('current')
  await db.insert(rateLimits).values({ key: 'old', windowStart: sql`now() - interval '32 days'`, count: 1 })
  expect(await sweepLimits({ db })).toBe(1)
  expect(await db.$count(rateLimits)).toBe(1)
})
