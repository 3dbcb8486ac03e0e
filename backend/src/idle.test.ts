import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import postgres from 'postgres'
import { freshDatabase } from '../test/database.ts'
import { startReplica } from '../test/replica.ts'
import { APP_URL, services } from '../test/services.ts'
import { until } from '../test/until.ts'
import { parseEnv } from './env.ts'

setDefaultTimeout(90_000)

/** Milliseconds for which an idle server is looked at: longer than any of its loops but those of sweeps takes. */
const LOOKED_AT = 6000

const database = await freshDatabase()
const admin = postgres(Object.assign(new URL(database.url), { pathname: '/postgres' }).href, { max: 1 })
afterAll(async () => {
  await admin.end()
  await database.drop()
})

test('a server that has nothing to do holds three connections at most, though it is asked whether it is ready', async () => {
  const env = parseEnv({ ...services, APP_MODE: 'test', APP_URL, DATABASE_URL: database.serverUrl })
  const server = await startReplica({ env })
  const count = async () => {
    const name = new URL(database.url).pathname.slice(1)
    const [row] = await admin<{ held: number }[]>`
      select count(*)::int as held from pg_stat_activity where datname = ${name}`
    return row?.held ?? 0
  }
  try {
    // What its start has opened is closed when nobody has used it for ten seconds.
    await until(async () => (await count()) <= 3, 40_000)
    const seen: number[] = []
    for (const end = performance.now() + LOOKED_AT; performance.now() < end; await Bun.sleep(50)) {
      if (seen.length % 20 === 0) expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      seen.push(await count())
    }
    expect(Math.max(...seen)).toBeLessThanOrEqual(3)
  } finally {
    await server.stop()
  }
})
