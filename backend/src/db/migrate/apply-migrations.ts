import type { MigrationMeta } from 'drizzle-orm/migrator'
import type postgres from 'postgres'
import { ensureUuidv7 } from './ensure-uuidv7.ts'
import { isStepByStep } from './is-step-by-step.ts'
import { addNeeds, neededBy } from './needs.ts'
import { waitForTables } from './wait-for-tables.ts'

/** Cannot be part of a transaction, and waits without anybody standing behind it. */
const WITHOUT_TRANSACTION = /\bindex concurrently\b/i

/**
 * Applies those migrations that a database has not had, each in a transaction of its own, or statement by statement where it
 * says so. Which it had is read and written as drizzle's migrator does, which would do all of them in one transaction:
 * by the time in the journal, whatever has become of the file since.
 * @param pause milliseconds until a table that others hold is asked for again
 * @throws Error with a sentence for who runs it when others never let go of a table
 */
export async function applyMigrations(
  client: postgres.Sql,
  migrations: readonly MigrationMeta[],
  pause?: number,
): Promise<void> {
  await ensureUuidv7(client)
  await client`create schema if not exists drizzle`
  await client`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`
  await addNeeds(client)
  const [last] = await client<{ at: string | null }[]>`select max(created_at) as at from drizzle.__drizzle_migrations`
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > Number(last?.at ?? 0))) {
    const { sql, hash, folderMillis } = migration
    const isInParts = isStepByStep(sql[0] ?? '')
    // The last commits together with the note, unless it is part of no transaction.
    const endsApart = isInParts && WITHOUT_TRANSACTION.test(sql.at(-1) ?? '')
    const apart = isInParts ? sql.slice(0, endsApart ? sql.length : -1) : []
    for (const statement of apart) await run(client, [statement], pause)
    await run(client, sql.slice(apart.length), pause, async (tx) => {
      const needs = neededBy(migration)
      await tx`insert into drizzle.__drizzle_migrations (hash, created_at, needs) values (${hash}, ${folderMillis}, ${needs})`
    })
  }
}

/** @param note belongs to the same transaction */
function run(
  client: postgres.Sql,
  statements: readonly string[],
  pause: number | undefined,
  note?: (tx: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  return waitForTables(async (wait) => {
    const [first = ''] = statements
    if (!note && WITHOUT_TRANSACTION.test(first)) return void (await client.unsafe(first))
    await client.begin(async (tx) => {
      await tx.unsafe(`set local lock_timeout = ${wait}`)
      for (const statement of statements) await tx.unsafe(statement)
      await note?.(tx)
    })
  }, pause)
}
