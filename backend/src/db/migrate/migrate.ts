import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type postgres from 'postgres'
import { serversOf } from '../../config/database-servers.ts'
import { openSql } from '../connect/open-sql.ts'
import { applyMigrations } from './apply-migrations.ts'
import { grantServerRole } from './grant-server-role.ts'
import { migrateInTurn } from './migrate-in-turn.ts'
import { refuseNewerSchema } from './refuse-newer-schema.ts'
import { refuseOldHistory } from './refuse-old-history.ts'

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))
/** One connection holds the turn, the other one works. */
const CONNECTIONS = 2

/**
 * Brings the database at `url` up to the newest schema, while servers use it: a migration that cannot have a table soon lets
 * them go on and comes again (docs/decisions/0020-migrations-beside-servers.md). Safe to run from several processes at
 * once, and again after it was interrupted. Uses connections of its own: building an index may take longer than the pool's
 * deadline allows.
 * @param ownerUrl the same database, as its owner, where the role of `url` is another: that one is given what it needs.
 * Without it the role of `url` migrates, or, where it may not, only looks whether somebody has
 * @throws Error with a sentence for who runs it when the schema is not the newest and this role may not change it, when it is
 * too new for this version or older than the first release, or others never let go of a table
 */
export async function migrate(url: string, ownerUrl = url): Promise<void> {
  const client = openSql(ownerUrl, { max: CONNECTIONS })
  const migrations = readMigrationFiles({ migrationsFolder })
  try {
    await refuseOldHistory(client, migrations)
    await refuseNewerSchema(client, migrations)
    if (ownerUrl === url && (await isServerRole(client))) return await requireNewest(client)
    await migrateInTurn(client, async () => {
      await applyMigrations(client, migrations)
      const [server, owner] = [url, ownerUrl].map(userOf)
      if (server && server !== owner) await grantServerRole(client, server)
    })
  } finally {
    await client.end({ timeout: 5 })
  }
}

function userOf(url: string): string {
  const [first = url] = serversOf(url) ?? []
  return decodeURIComponent(new URL(first).username)
}

/** Whether the log of events is there, and belongs to somebody else. */
async function isServerRole(client: postgres.Sql): Promise<boolean> {
  const [row] = await client<{ is: boolean }[]>`
    select not pg_has_role(relowner, 'usage') as is from pg_class where oid = to_regclass('public.events')`
  return row?.is ?? false
}

async function requireNewest(client: postgres.Sql): Promise<void> {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const newest = Math.max(...entries.map(({ when }: { when: number }) => when))
  const [row] = await client<{ at: string }[]>`select max(created_at) as at from drizzle.__drizzle_migrations`
  if (Number(row?.at) >= newest) return
  throw new Error(
    'The database is not up to date, and the role of DATABASE_URL may not change it: run `bun run migrate` with DATABASE_OWNER_URL.',
  )
}
