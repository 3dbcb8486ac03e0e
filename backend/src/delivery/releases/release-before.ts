import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { releases } from '../../db/schema/releases.ts'

/** @returns the last good version from before this one; null where that is the one the server was built with */
export async function releaseBefore(tx: Connection, remote: string, version: string): Promise<string | null> {
  const isGiven = and(eq(releases.remote, remote), eq(releases.version, version))
  const given = tx.select({ at: releases.createdAt }).from(releases).where(isGiven)
  const [before] = await tx
    .select({ version: releases.version })
    .from(releases)
    .where(and(eq(releases.remote, remote), isNull(releases.withdrawnAt), lt(releases.createdAt, given)))
    .orderBy(desc(releases.createdAt))
    .limit(1)
  return before?.version ?? null
}
