import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createDatabase } from '../../backend/src/db/connect/client.ts'
import { migrate } from '../../backend/src/db/migrate/migrate.ts'
import { signHeads } from '../../backend/src/record/events/sign-heads.ts'
import { readSignedLog } from '../../backend/src/record/events/signed-log.ts'
import { verifyEvents } from '../../backend/src/record/events/verify-events.ts'
import { createLogger } from '../../backend/src/watching/log.ts'
import { startPostgres } from '../../backend/standins/postgres.ts'
import { ROOT } from '../../scripts/rooms.ts'
import { say } from '../../scripts/say.ts'
import { addEvents } from './add-events.ts'
import { fillLog } from './fill-log.ts'
import { logPage, MANY, type Round, type Verified } from './log-page.ts'
import { memoryStorage } from './memory-storage.ts'

interface Options {
  write: boolean
  /** Each takes both tables in turn, so that a slow minute hits both alike. */
  rounds: number
  seconds: number
  /** How many are verified. */
  events: number
}

/** Runs it all; see `bench-log.ts`. */
export async function benchLog({ write, rounds, seconds, events }: Options): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'goodword-bench-log-'))
  const server = await startPostgres({ dataDir: join(folder, 'data') })
  const sql = postgres(server.url, { max: MANY, onnotice: () => {} })
  try {
    await migrate(server.url)
    await sql`create table plain_events (like events including all)`
    const jobs = Array.from({ length: 100 }, () => crypto.randomUUID())
    const measured: Round[] = []
    for (let round = 0; round <= rounds; round++) {
      for (const writers of [1, MANY]) {
        const task = { jobs, writers, seconds: round === 0 ? 1 : seconds }
        const plain = await addEvents(sql, { ...task, table: 'plain_events' })
        const log = await addEvents(sql, { ...task, table: 'events' })
        // The first round warms up.
        if (round > 0) measured.push({ writers, log, plain })
      }
      say(`round ${round} of ${rounds}`)
    }
    await fillLog(sql, events)
    const page = logPage(measured, await verified(server.url))
    say(page)
    if (write) await writeFile(join(ROOT, 'docs/bench-log.md'), page)
  } finally {
    await sql.end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function verified(url: string): Promise<Verified> {
  const { db, close } = createDatabase(url, { deadline: 60_000 })
  const env = { SESSION_SECRET: 'a secret of more than thirty-two characters' }
  const means = { db, env, storage: memoryStorage(), log: createLogger({ LOG_LEVEL: 'error' }) }
  const [records, signing] = await seconds(() => signHeads(means))
  const [{ broken, count, chains }, verifying] = await seconds(async () => verifyEvents(db, await readSignedLog(means)))
  await close()
  if (broken) throw new Error(`Event ${broken.count} of ${broken.chain} is ${broken.is}.`)
  return { events: count, chains, records, signing, verifying }
}

async function seconds<T>(work: () => Promise<T>): Promise<[result: T, seconds: number]> {
  const from = performance.now()
  const result = await work()
  return [result, (performance.now() - from) / 1000]
}
