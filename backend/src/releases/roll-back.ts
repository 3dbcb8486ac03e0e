import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { releasePointers } from '../db/schema/release-pointers.ts'
import { releases } from '../db/schema/releases.ts'
import type { Deps } from '../deps.ts'
import { NotFound } from '../errors.ts'
import { announce } from './announce.ts'

/**
 * Points a remote back at the release before. The one rolled back is withdrawn: it is nobody's fallback.
 * @returns the version withdrawn, and the one people get now: null is the one the server was built with
 * @throws NotFound when the remote was never released, or was rolled back to its beginning
 */
export async function rollBack({ db }: Pick<Deps, 'db'>, remote: string): Promise<{ from: string; to: string | null }> {
  return db.transaction(async (tx) => {
    const [pointer] = await tx.select().from(releasePointers).where(eq(releasePointers.remote, remote)).for('update')
    if (!pointer) throw new NotFound(`${remote} has no release to go back from: it is served as the server was built.`)
    const { version: from, previous: to } = pointer
    await tx
      .update(releases)
      .set({ withdrawnAt: sql`now()` })
      .where(and(eq(releases.remote, remote), eq(releases.version, from)))
    if (to === null) {
      await tx.delete(releasePointers).where(eq(releasePointers.remote, remote))
    } else {
      const isTarget = and(eq(releases.remote, remote), eq(releases.version, to))
      const target = tx.select({ at: releases.createdAt }).from(releases).where(isTarget)
      const [before] = await tx
        .select({ version: releases.version })
        .from(releases)
        .where(and(eq(releases.remote, remote), isNull(releases.withdrawnAt), lt(releases.createdAt, target)))
        .orderBy(desc(releases.createdAt))
        .limit(1)
      await tx
        .update(releasePointers)
        .set({ version: to, previous: before?.version ?? null, percent: 100, updatedAt: sql`now()` })
        .where(eq(releasePointers.remote, remote))
    }
    await announce(tx, remote)
    return { from, to }
  })
}
