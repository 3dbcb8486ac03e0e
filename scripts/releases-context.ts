import { createDatabase } from '../backend/src/db/client.ts'
import { type Env, parseEnv } from '../backend/src/env.ts'
import { DIST } from './rooms.ts'
import { serverEnv } from './running.ts'

/**
 * Runs a release command with the database and the environment of the server that is meant.
 * @throws Error with a sentence for the terminal when no server is named
 */
export async function withReleases<T>(
  work: (context: { db: ReturnType<typeof createDatabase>['db']; env: Env }) => Promise<T>,
): Promise<T> {
  const env = parseEnv({ WEB_DIST: DIST, ...(await serverEnv()) })
  const { db, close } = createDatabase(env.DATABASE_URL)
  try {
    return await work({ db, env })
  } finally {
    await close()
  }
}
