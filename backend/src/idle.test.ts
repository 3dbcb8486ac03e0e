import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import postgres from 'postgres'
import { freshDatabase } from '../test/database.ts'
import { startReplica } from '../test/replica.ts'
import { APP_URL, services } from '../test/services.ts'
import { until } from '../test/until.ts'
import { parseEnv } from './parse-env.ts'

setDefaultTimeout(120_000)

/** Milliseconds for which an idle server is looked at: longer than any of its loops takes. */
const LOOKED_AT = 6000
/**
 * What a start has opened is closed when nobody has used it for ten seconds. It opens the last a moment after it is ready: until
 * then there are few because it has only begun.
 */
const START_MS = 12_000

const database = await freshDatabase()
const admin = postgres(database.url, { max: 1 })
afterAll(async () => {
  await admin.end()
  await database.drop()
})

/** What every other client of the database did last, and for how many seconds it has been there. */
const connections = async () => {
  const rows = await admin<{ held: string }[]>`
    select concat_ws(' ', application_name, state, extract(epoch from now() - backend_start)::int,
      left(regexp_replace(query, '\\s+', ' ', 'g'), 100)) as held
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
  return rows.map(({ held }) => held)
}

/** Whether a job of the clock, such as a sweep, is under way or may have left a connection that is not closed yet. */
const hasJobs = async () => {
  const [row] = await admin<{ some: boolean }[]>`
    select exists (select from pgboss.job
      where state = 'active' or completed_on > now() - interval '12 seconds') as some`
  return row?.some
}

test('an idle server holds at most three connections, readiness checks included', async () => {
  const env = parseEnv({ ...services, APP_MODE: 'test', APP_URL, DATABASE_URL: database.serverUrl })
  const server = await startReplica({ env })
  try {
    const isOver = Date.now() + START_MS
    await until(async () => Date.now() > isOver && (await connections()).length <= 3, 40_000)
    let most: string[] = []
    for (let [asked, looked] = [0, 0]; looked < LOOKED_AT; asked += 1) {
      if (asked % 20 === 0) expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      const held = await connections()
      await Bun.sleep(50)
      if (await hasJobs()) continue
      looked += 50
      if (held.length > most.length) most = held
    }
    expect(most.length, most.join('; ')).toBeLessThanOrEqual(3)
  } finally {
    await server.stop()
  }
})
