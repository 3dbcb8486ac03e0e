import type { MigrationMeta } from 'drizzle-orm/migrator'
import type postgres from 'postgres'

/**
 * The first migration makes an empty database what it is; one that has had others before it is not empty.
 * @param migrations those that this version knows, the first first
 * @throws Error that says so, and what to do
 */
export async function refuseOldHistory(client: postgres.Sql, [first]: readonly MigrationMeta[]): Promise<void> {
  const [there] = await client`select 1 from pg_class where oid = to_regclass('drizzle.__drizzle_migrations')`
  if (!there || !first) return
  const [older] =
    await client`select 1 from drizzle.__drizzle_migrations where created_at < ${first.folderMillis} limit 1`
  if (!older) return
  throw new Error(
    'This database was made before the first release and cannot be upgraded: use an empty one, or, under `bun dev`, run ' +
      '`bun dev --fresh`, which deletes all local data.',
  )
}
