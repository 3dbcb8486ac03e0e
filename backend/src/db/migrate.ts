import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any fixed number: replicas that start together take turns on it, or all but one would fail. */
const LOCK = 715_517

/**
 * Brings the database at `url` up to the newest schema. Safe to run from several processes at once.
 * Uses a connection of its own: building an index may take longer than the pool's deadline allows.
 */
export async function migrate(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${LOCK})`
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end({ timeout: 5 })
  }
}
