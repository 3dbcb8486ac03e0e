import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { releasePointers } from '../../db/schema/release-pointers.ts'

/**
 * Reads which release of a remote people get, and holds it: until this transaction ends nobody else can move it.
 * @returns undefined where the remote is served as the server was built
 */
export async function lockPointer(tx: Connection, remote: string) {
  // A row lock would not do: the first release has no row yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`release:${remote}`}))`)
  const [pointer] = await tx.select().from(releasePointers).where(eq(releasePointers.remote, remote))
  return pointer
}
