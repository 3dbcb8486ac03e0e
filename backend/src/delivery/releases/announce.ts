import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'

/** Servers listen here for moved pointers. */
export const RELEASES_CHANNEL = 'releases'

/** Tells every server, with the commit of this transaction. */
export async function announce(tx: Connection, remote: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${RELEASES_CHANNEL}, ${remote})`)
}
