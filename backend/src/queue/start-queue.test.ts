import { afterAll, beforeAll, expect, test } from 'bun:test'
import { freshDatabase } from '../../test/database.ts'
import { until } from '../../test/until.ts'
import { createLogger } from '../watching/log.ts'
import { startQueue } from './start-queue.ts'

const log = createLogger({ LOG_LEVEL: 'silent' })
let database: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('a server without workers queues jobs and leaves them to a worker', async () => {
  const sending = await startQueue(database.url, log, { works: false })
  await sending.createQueue('things')
  const id = await sending.send('things', { of: 'somebody' })
  const done: string[] = []
  await sending.work('things', async () => void done.push('by the sender'))
  const working = await startQueue(database.url, log)
  await working.work('things', async () => void done.push('by the worker'))
  await until(async () => (await working.getJobById('things', id ?? ''))?.state === 'completed')
  expect(done).toEqual(['by the worker'])
  await sending.stop({ graceful: false })
  await working.stop({ graceful: false })
})
