import { createProviders } from '../backend/src/auth/providers/create-providers.ts'
import { createDatabase } from '../backend/src/db/connect/client.ts'
import { createOutbox } from '../backend/src/letters/create-outbox.ts'
import { parseEnv } from '../backend/src/parse-env.ts'
import { startQueue } from '../backend/src/queue/start-queue.ts'
import { createStorage } from '../backend/src/storage/create-storage.ts'
import { SWEEPS } from '../backend/src/sweeps/sweeps.ts'
import { createLogger } from '../backend/src/watching/log.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun scripts/sweep.ts <name>|all [--dry-run]`: runs what the server does on a schedule (backend/src/sweeps), now and
 * by hand.
 */
const args = process.argv.slice(2)
const isDryRun = args.includes('--dry-run')
const [name = ''] = args.filter((arg) => arg !== '--dry-run')
const chosen = Object.entries(SWEEPS).filter(([sweep]) => sweep === name || name === 'all')
if (chosen.length === 0) giveUp(`bun scripts/sweep.ts ${Object.keys(SWEEPS).join('|')}|all [--dry-run]`)

const env = readEnv()
const log = createLogger({ LOG_LEVEL: 'warn' })
const { db, close } = createDatabase(env.DATABASE_DIRECT_URL, { deadline: 30_000 })
const queue = await startQueue(env.DATABASE_DIRECT_URL, log)
const providers = await createProviders(env, log)
const means = { db, env, providers, storage: createStorage(env), log, mail: createOutbox(env, queue) }
for (const [sweep, { what, done = 'removed', count, run }] of chosen) {
  if (isDryRun) say(`${sweep}: would have ${done} ${await count(means)} ${what}`)
  else say(`${sweep}: ${done} ${await run(means)} ${what}`)
}
await queue.stop()
await close()

function readEnv() {
  try {
    return parseEnv(process.env)
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}
