import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import postgres from 'postgres'
import { clearRecords } from '../../../test/clear-records.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { services } from '../../../test/services.ts'
import { tamper } from '../../../test/tamper.ts'
import { createDatabase } from '../../db/connect/client.ts'
import { applyMigrations } from '../../db/migrate/apply-migrations.ts'
import { parseEnv } from '../../parse-env.ts'
import { createStorage } from '../../storage/create-storage.ts'
import { createLogger } from '../../watching/log.ts'
import { ONE_CHAIN } from './chained-event.ts'
import { signHeads } from './sign-heads.ts'
import { readSignedLog } from './signed-log.ts'
import { verifyEvents } from './verify-events.ts'

setDefaultTimeout(60_000)

const all = readMigrationFiles({ migrationsFolder: join(import.meta.dir, '../../db/migrations') })
/** The one that gives each job a chain of its own. */
const SWITCH = all.findIndex(({ sql: statements }) => statements.join().includes('events_chain'))
const KINDS = ['referral-created', 'submitted', 'job-removed']

let database: Awaited<ReturnType<typeof emptyDatabase>>
let owner: postgres.Sql
let means: Parameters<typeof signHeads>[0]
let close: () => Promise<void>

const jobId = crypto.randomUUID()
const append = (kind: string) => owner`insert into events (kind, job_id) values (${kind}, ${jobId})`
const verified = async () => (await verifyEvents(means.db, await readSignedLog(means))).broken

beforeAll(async () => {
  database = await emptyDatabase()
  owner = postgres(database.url, { max: 3, onnotice: () => {} })
  await applyMigrations(owner, all.slice(0, SWITCH))
  for (const kind of KINDS) await append(kind)
  await applyMigrations(owner, all)
  for (const kind of KINDS) await append(kind)
  const env = parseEnv({ APP_MODE: 'test', APP_URL: 'http://127.0.0.1', DATABASE_URL: database.url, ...services })
  const opened = createDatabase(database.url, { deadline: 30_000 })
  close = opened.close
  means = { db: opened.db, env, storage: createStorage(env), log: createLogger({ LOG_LEVEL: 'silent' }) }
  await clearRecords(means.storage)
})
afterAll(async () => {
  await clearRecords(means.storage)
  await close()
  await owner.end()
  await database.drop()
})

test('what was one chain stays as it was written, and what comes after is a chain per job', async () => {
  expect(await verifyEvents(means.db)).toEqual({ count: 6, chains: 2 })
  const rows = await owner`select seq::int, position::int from events order by seq`
  expect(rows.map(({ seq, position }) => [seq, position])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, 1],
    [5, 2],
    [6, 3],
  ])
})

test('a change of the one chain shows in itself', async () => {
  await tamper(means.db, sql`update events set status = 'hired' where seq = 2`)
  expect((await verifyEvents(means.db)).broken).toEqual({ chain: ONE_CHAIN, count: 2, is: 'changed' })
  await tamper(means.db, sql`update events set status = null where seq = 2`)
})

test('its end is signed like any other, and shows when it was cut off', async () => {
  expect(await signHeads(means)).toBe(1)
  expect(await verified()).toBeUndefined()
  await tamper(means.db, 'delete from events where seq = 3')
  expect((await verifyEvents(means.db)).broken).toBeUndefined()
  expect(await verified()).toMatchObject({ chain: ONE_CHAIN, count: 3, is: 'gone' })
  await append('erased')
  await expect(signHeads(means)).rejects.toThrow(
    'Event 3 of the one chain before jobs had theirs is not the one that was signed.',
  )
})
