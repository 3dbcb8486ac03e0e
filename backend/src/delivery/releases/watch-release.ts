import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { releaseWatches } from '../../db/schema/release-watches.ts'

/**
 * What the server does with a release by itself. `watched`: takes it back where it fails more often than the one before. `auto`: that, and
 * lets more and more visitors have it while it does not. `held`: nothing.
 */
export type Care = 'watched' | 'auto' | 'held'

interface Watched {
  remote: string
  version: string
  /** How many of a hundred visitors get it from now on. */
  percent: number
}

/** Has the server look after a release from now on, or not. What was counted of it before stays counted. */
export async function watchRelease(tx: Connection, { remote, version, percent }: Watched, care: Care): Promise<void> {
  if (care === 'held') return unwatchRelease(tx, remote)
  const isSame = sql`${releaseWatches.version} = excluded.version`
  const row = { version, isAuto: care === 'auto', aloneSince: percent === 100 ? sql`now()` : null }
  await tx
    .insert(releaseWatches)
    .values({ remote, ...row })
    .onConflictDoUpdate({
      target: releaseWatches.remote,
      set: {
        ...row,
        startedAt: sql`case when ${isSame} then ${releaseWatches.startedAt} else now() end`,
        // Released once more, to everybody as before: nothing has changed.
        aloneSince: sql`case when excluded.alone_since is not null and ${isSame}
          then coalesce(${releaseWatches.aloneSince}, now()) else excluded.alone_since end`,
      },
    })
}

/** Leaves a remote alone from now on. */
export async function unwatchRelease(tx: Connection, remote: string): Promise<void> {
  await tx.delete(releaseWatches).where(eq(releaseWatches.remote, remote))
}

/** The releases that the server looks after, with what the pointers say of them. */
export function readWatches({ db }: { db: Connection }) {
  return db
    .select({
      remote: releaseWatches.remote,
      version: releaseWatches.version,
      isAuto: releaseWatches.isAuto,
      startedAt: releaseWatches.startedAt,
      aloneSince: releaseWatches.aloneSince,
      percent: releasePointers.percent,
      /** Since when so many get it. */
      movedAt: releasePointers.updatedAt,
      /** Seconds since then, and since everybody does: 0 where not everybody does. */
      stepSeconds: sinceThen(sql`${releasePointers.updatedAt}`),
      aloneSeconds: sinceThen(sql`${releaseWatches.aloneSince}`),
    })
    .from(releaseWatches)
    .innerJoin(
      releasePointers,
      and(eq(releasePointers.remote, releaseWatches.remote), eq(releasePointers.version, releaseWatches.version)),
    )
}
export type Watch = Awaited<ReturnType<typeof readWatches>>[number]

/** By the database's clock. */
function sinceThen(moment: SQL): SQL<number> {
  return sql<number>`coalesce(extract(epoch from now() - ${moment}), 0)::float8`
}
