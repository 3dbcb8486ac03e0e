import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { announce } from './announce.ts'
import { lockPointer } from './lock-pointer.ts'
import { releaseBefore } from './release-before.ts'
import { unwatchRelease } from './watch-release.ts'
import { withdraw } from './withdraw.ts'

interface Rollback {
  remote: string
  /** The version the pointer named when somebody decided to go back; null where there was none. */
  expected: string | null
}

/**
 * Points a remote back at the release before. The one rolled back is withdrawn: it is nobody's fallback.
 * @returns the version withdrawn, and the one people get now: null is the one the server was built with
 * @throws Conflict when somebody else has moved the pointer since `expected` was read
 * @throws NotFound when the remote was never released, or was rolled back to its beginning
 */
export async function rollBack(
  { db }: { db: Connection },
  { remote, expected }: Rollback,
): Promise<{ from: string; to: string | null }> {
  return db.transaction(async (tx) => {
    const pointer = await lockPointer(tx, remote)
    if ((pointer?.version ?? null) !== expected) {
      throw new Conflict(
        `Somebody else has just changed ${remote}: people get ${pointer?.version ?? 'the one the server was built with'} now. Nothing was changed. Look at the releases, then roll back again if it is still wanted.`,
      )
    }
    if (!pointer) throw new NotFound(`${remote} has no release to go back from: it is served as the server was built.`)
    const { version: from, previous: to } = pointer
    await withdraw(tx, remote, from)
    // The one before has proven itself: whatever comes now, nobody goes back further by itself.
    await unwatchRelease(tx, remote)
    if (to === null) {
      await tx.delete(releasePointers).where(eq(releasePointers.remote, remote))
    } else {
      const previous = await releaseBefore(tx, remote, to)
      await tx
        .update(releasePointers)
        .set({ version: to, previous, percent: 100, updatedAt: sql`now()` })
        .where(eq(releasePointers.remote, remote))
    }
    await announce(tx, remote)
    return { from, to }
  })
}
