import { join } from 'node:path'
import { runningPostgres } from '../backend/standins/postgres/running.ts'
import { DATA } from './rooms.ts'
import { serverDatabase } from './server-variables.ts'

/**
 * The database that a command looks at: of the terminal's environment, else of a running `bun dev` or `bun preview`.
 * @throws Error with a sentence for the terminal where there is none
 */
export function databaseUrl(): string {
  // Only where it is not said: looking makes a folder for local data, and an image is not written to.
  const local = () => [DATA, join(DATA, 'preview')].flatMap((folder) => runningPostgres(folder) ?? [])[0]
  const url = serverDatabase() || local()
  if (!url) throw new Error('There is no database: set DATABASE_URL, or start `bun dev` first.')
  return url
}
