import type { Env } from '../backend/src/config/env.ts'
import { createDatabase } from '../backend/src/db/connect/client.ts'
import { codeOf, databaseErrorIn } from '../backend/src/db/connect/database-error.ts'
import { AppError } from '../backend/src/errors.ts'
import { parseEnv } from '../backend/src/parse-env.ts'
import { DIST } from './rooms.ts'
import { serverEnv } from './running.ts'

/** A request is given up sooner: somebody waits for it. Here a busy machine may take its time. */
const PATIENCE_MS = 30_000

/**
 * Runs a release command with the database and the environment of the server that is meant.
 * @throws Error with a sentence for the terminal when no server is named
 */
export async function withReleases<T>(
  work: (context: { db: ReturnType<typeof createDatabase>['db']; env: Env }) => Promise<T>,
): Promise<T> {
  const env = parseEnv({ WEB_DIST: DIST, ...(await serverEnv()) })
  const { db, close } = createDatabase(env.DATABASE_URL, { deadline: PATIENCE_MS })
  try {
    return await work({ db, env })
  } catch (error) {
    if (error instanceof AppError) throw error
    const away = databaseErrorIn(error)
    if (!away) throw error
    // What lies below the pool's own error says more: the driver's code.
    throw new Error(
      `The database does not answer (${codeOf(away.cause) ?? away.code}). Once it does, bun run releases says what holds.`,
    )
  } finally {
    await close()
  }
}
