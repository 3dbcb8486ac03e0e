import { install } from './install.ts'
import { giveUp, say } from './say.ts'

/**
 * `bun run migrate`: brings the database up to date as its owner, and gives the server's role what it needs, for
 * servers that are not told DATABASE_OWNER_URL themselves.
 */
await install()
const { DATABASE_URL, DATABASE_OWNER_URL } = process.env
if (!DATABASE_URL || !DATABASE_OWNER_URL) giveUp('Set DATABASE_URL, as the server has it, and DATABASE_OWNER_URL.')
const { migrate } = await import('../backend/src/db/migrate.ts')
await migrate(DATABASE_URL, DATABASE_OWNER_URL).catch((error: Error) => giveUp(error.message))
say('The database is up to date.')
