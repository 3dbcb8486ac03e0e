import type { MigrationMeta } from 'drizzle-orm/migrator'
import type postgres from 'postgres'
import { knowsNeeds } from './needs.ts'

/**
 * Servers of the version before work on what a later one has made of the database, unless one of its migrations says that they
 * cannot.
 * @param migrations those that this version knows
 * @throws Error that says so, and what to do
 */
export async function refuseNewerSchema(client: postgres.Sql, migrations: readonly MigrationMeta[]): Promise<void> {
  if (!(await knowsNeeds(client))) return
  const known = Math.max(...migrations.map(({ folderMillis }) => folderMillis))
  const [row] = await client<{ needs: string | null }[]>`select max(needs) as needs from drizzle.__drizzle_migrations`
  if (Number(row?.needs ?? 0) <= known) return
  throw new Error(
    'This version is too old for its database, which a later version has changed in a way that this one cannot work with. ' +
      'Start that version again, or a newer one; to go back for good, restore the backup from before the upgrade ' +
      '(docs/upgrading.md). Nothing was changed.',
  )
}
