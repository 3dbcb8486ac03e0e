import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../../backend/src/db/connect/client.ts'
import { parseEnv } from '../../../backend/src/parse-env.ts'
import { startStandins } from '../../../backend/standins/start.ts'
import { buildIfChanged } from '../../../scripts/build-front-end.ts'
import { prepareDatabase } from '../../../scripts/prepare-database.ts'
import { DIST } from '../../../scripts/rooms.ts'
import { load, type Pace } from '../load/load.ts'
import { type MadeRequest, makeRequests } from '../load/make-requests.ts'
import { start } from './start.ts'

export type Kind = keyof Awaited<ReturnType<typeof makeRequests>>

/**
 * The production server on the built front end, as a process of its own, with its services beside it and people who ask.
 */
export async function startServer() {
  await buildIfChanged()
  const folder = await mkdtemp(join(tmpdir(), 'goodword-bench-'))
  const appUrl = 'http://localhost'
  const standins = await startStandins({ dataDir: join(folder, 'data'), appUrl })
  const env = {
    ...{ APP_MODE: 'test', APP_URL: appUrl, HOST: '127.0.0.1', WEB_DIST: DIST, LOG_LEVEL: 'info' },
    // A load says where each of its requests comes from, as a proxy would.
    TRUSTED_PROXIES: '127.0.0.1',
    ...standins.env,
  }
  await prepareDatabase({ ...process.env, ...env }, { seed: false, log: () => {} })
  const read = parseEnv(env)
  const { db, close } = createDatabase(read.DATABASE_OWNER_URL ?? read.DATABASE_URL)
  const requests = await makeRequests(db, read)
  const fileOf = (kind: Kind) => join(folder, `${kind}.json`)
  for (const [kind, each] of Object.entries(requests)) await writeFile(fileOf(kind as Kind), JSON.stringify(each))
  const server = await start('backend/src/main.ts', [], env)
  let sent = 0
  return {
    server,
    db,
    env: read,
    /** Asks for what a scenario has made itself. @param isElsewhere as `load` has it */
    async send(requests: readonly MadeRequest[], pace: Pace, seconds: number, isElsewhere = false) {
      const file = join(folder, `sent-${sent++}.json`)
      await writeFile(file, JSON.stringify(requests))
      return load(server.url, file, pace, seconds, isElsewhere)
    },
    /** Asks for these, for so many seconds. */
    only: (kind: Kind, pace: Pace, seconds: number) => load(server.url, fileOf(kind), pace, seconds),
    /** All that people ask, mixed. */
    ask: (pace: Pace, seconds: number) => load(server.url, fileOf('mixed'), pace, seconds),
    async stop() {
      await server.stop()
      await close()
      await standins.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
