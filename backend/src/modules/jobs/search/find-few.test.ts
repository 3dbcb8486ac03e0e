import { afterAll, beforeAll, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { startWithJobs } from '../../../../test/many-jobs.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { findFew } from './find-few.ts'

let server: Awaited<ReturnType<typeof startWithJobs>>

beforeAll(async () => {
  const rows = Array.from({ length: 8 }, (_, at) => ({
    title: at === 3 ? 'Welder' : 'Nurse',
    description: 'Somebody who is good at it.',
    companyName: 'Acme',
    location: 'Graz',
    type: 'contract' as const,
    createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
  }))
  server = await startWithJobs(rows)
})
afterAll(() => server.app.stop())

const few = (most: number, title: string) =>
  findFew(server.app.db, {
    named: eq(jobs.isActive, true),
    rest: eq(jobs.title, title),
    rank: undefined,
    end: undefined,
    limit: 3,
    most,
  })

test('where the indexes name more than are few, none is said to be all, however few of them match', async () => {
  expect(await few(7, 'Welder')).toBeUndefined()
  expect(await few(7, 'Baker')).toBeUndefined()
})

test('of few, those that match come in order, counted', async () => {
  const nurses = await few(8, 'Nurse')
  expect(nurses?.found.map(({ createdAt }) => createdAt.getUTCDate())).toEqual([8, 7, 6])
  expect(nurses?.total).toEqual({ count: 7, isExact: true })
  expect(await few(8, 'Baker')).toEqual({ found: [], total: { count: 0, isExact: true } })
})
