import { createDatabase } from '../backend/src/db/client.ts'
import { codeOf, DatabaseError, isLost } from '../backend/src/db/database-error.ts'
import { type Env, parseEnv } from '../backend/src/env.ts'
import { AppError } from '../backend/src/errors.ts'
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
    const isAway = isLost(error) || (error instanceof Error && error.cause instanceof DatabaseError)
    if (!isAway) throw error
    // Drizzle's own message is the query.
    throw new Error(
      `The database does not answer (${codeOf(inner(error)) ?? codeOf(error)}). Once it does, bun run releases says what holds.`,
    )
  } finally {
    await close()
  }
}

/** The cause of the pool's own error: the driver's code says more. */
function inner(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof DatabaseError ? cause.cause : cause
}
