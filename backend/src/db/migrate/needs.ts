import type { MigrationMeta } from 'drizzle-orm/migrator'
import type postgres from 'postgres'

/** How a migration says that servers which know less of them than the named one cannot work on what it leaves. */
const NEEDS = /^-- Servers know: (\d{13})\b/m

/**
 * Which migration a server has to know to work on what this one leaves: its time in the journal; null for one that only adds, as
 * all do that servers of the version before go on beside (docs/upgrading.md).
 */
export function neededBy({ sql }: Pick<MigrationMeta, 'sql'>): number | null {
  const [, time] = NEEDS.exec(sql[0] ?? '') ?? []
  return time === undefined ? null : Number(time)
}

/** Has the table of migrations keep what each needs, so that a server of an earlier version can be told. */
export async function addNeeds(client: postgres.Sql): Promise<void> {
  if (await knowsNeeds(client)) return
  await client`alter table drizzle.__drizzle_migrations add column if not exists needs bigint`
}

/** Whether it does: not on a database of an earlier version, or an empty one. */
export async function knowsNeeds(client: postgres.Sql): Promise<boolean> {
  const [found] = await client`
    select 1 from pg_attribute where attrelid = to_regclass('drizzle.__drizzle_migrations') and attname = 'needs'`
  return found !== undefined
}
