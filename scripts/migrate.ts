import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun run migrate`: brings the database up to date as its owner, and gives the server's role what it needs, for
 * servers that are not told DATABASE_OWNER_URL themselves. Waits for a database that is away.
 */
await install()
const [{ migrateWhenThere }, { serverVariables }] = await Promise.all([
  import('../backend/src/db/migrate/migrate-when-there.ts'),
  import('./server-variables.ts'),
])
try {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATABASE_OWNER_URL } = serverVariables()
  if (!DATABASE_DIRECT_URL || !DATABASE_OWNER_URL)
    throw new Error('Set DATABASE_URL, as the server has it, and DATABASE_OWNER_URL.')
  await migrateWhenThere({ DATABASE_DIRECT_URL, DATABASE_OWNER_URL }, (reason) =>
    say(`The database is away (${reason}). Waiting for it ...`),
  )
} catch (error) {
  giveUp((error as Error).message)
}
say('The database is up to date.')
