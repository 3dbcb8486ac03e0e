import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { releases } from '../../db/schema/releases.ts'

/** Takes a release out of the good ones: it is nobody's fallback any more, and no rollback goes there. */
export async function withdraw(tx: Connection, remote: string, version: string): Promise<void> {
  await tx
    .update(releases)
    .set({ withdrawnAt: sql`now()` })
    .where(and(eq(releases.remote, remote), eq(releases.version, version)))
}
