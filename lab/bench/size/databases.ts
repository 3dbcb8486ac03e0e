import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { cookiesOf } from '../../../backend/src/auth/http/cookies.ts'
import { sessionTokens } from '../../../backend/src/auth/http/tokens.ts'
import { createDatabase, type Database } from '../../../backend/src/db/connect/client.ts'
import { migrate } from '../../../backend/src/db/migrate/migrate.ts'
import { sessions } from '../../../backend/src/db/schema/sessions.ts'
import { parseEnv } from '../../../backend/src/parse-env.ts'
import { startStandins } from '../../../backend/standins/start.ts'
import { DATA } from '../../../scripts/rooms.ts'
import { start } from '../server/start.ts'
import { type Contents, contentsOf } from './contents.ts'
import { fill } from './fill.ts'

const APP_URL = 'http://localhost:3000'

/** A database of a size, with a server of its own. */
export interface ServedDatabase extends Contents {
  db: Database
  /** Where the server listens. */
  url: string
  /** Signs somebody in. @returns their Cookie header */
  signIn(userId: string): Promise<string>
}

/**
 * Makes the databases that are missing, and starts the product's server on each, all on one database server.
 * @param sizes how many jobs each has
 * @param settings of the database server: `{ shared_buffers: '3GB' }`
 */
export async function startDatabases(sizes: readonly number[], fresh: boolean, settings: Record<string, string>) {
  const standins = await startStandins({
    dataDir: join(DATA, 'size'),
    appUrl: APP_URL,
    fresh,
    given: {},
    postgres: settings,
  })
  const databases: ServedDatabase[] = []
  const stops: (() => Promise<void>)[] = [standins.stop]
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    for (const jobs of sizes) {
      const variables = await prepare(standins.env, contentsOf(jobs))
      const env = parseEnv(variables)
      const { db, close } = createDatabase(variables.DATABASE_OWNER_URL ?? '', { deadline: 60_000 })
      const server = await start('backend/src/main.ts', [], variables)
      stops.push(close, server.stop)
      databases.push({
        ...contentsOf(jobs),
        db,
        url: server.url,
        async signIn(userId) {
          const values = { userId, expiresAt: sql`now() + interval '1 day'` }
          const [session] = await db.insert(sessions).values(values).returning({ id: sessions.id })
          const token = await sessionTokens(env).decorator.sessionTokens.sign({ jti: session?.id ?? '' })
          return `${cookiesOf(env).session.name}=${token}`
        },
      })
    }
    return { databases, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @returns the environment of its server */
async function prepare(env: Record<string, string>, contents: Contents): Promise<Record<string, string>> {
  const name = `jobs_${contents.jobs}`
  const at = (url = '') => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const admin = postgres(env.DATABASE_OWNER_URL ?? '', { max: 1 })
  const [found] = await admin`select 1 from pg_database where datname = ${name}`
  if (!found) await admin.unsafe(`create database ${name}`)
  await admin.end()
  const urls = { DATABASE_URL: at(env.DATABASE_URL), DATABASE_OWNER_URL: at(env.DATABASE_OWNER_URL) }
  await migrate(urls.DATABASE_URL, urls.DATABASE_OWNER_URL)
  // No triggers: rows are written as they would have left them.
  const connection = {
    session_replication_role: 'replica',
    synchronous_commit: 'off',
    work_mem: '256MB',
    maintenance_work_mem: '1GB',
  }
  const client = postgres(urls.DATABASE_OWNER_URL, { max: 2, onnotice: () => {}, connection })
  await fill(client, contents).finally(() => client.end())
  return { ...env, ...urls, APP_MODE: 'test', APP_URL, HOST: '127.0.0.1', LOG_LEVEL: 'error' }
}
