import { desc } from 'drizzle-orm'
import { releasePointers } from '../db/schema/release-pointers.ts'
import { releases } from '../db/schema/releases.ts'
import type { Deps } from '../deps.ts'
import { Release } from './release.ts'
import type { KnownReleases } from './usable-releases.ts'

/**
 * What the database knows of all remotes, by name, beside what the server was built with.
 * @param builtIn the built-in release of each remote, by name
 */
export async function readReleases(
  { db }: Pick<Deps, 'db'>,
  builtIn: Record<string, Release>,
): Promise<Map<string, KnownReleases>> {
  const [rows, pointers] = await Promise.all([
    db
      .select({
        remote: releases.remote,
        version: releases.version,
        manifest: releases.manifest,
        withdrawnAt: releases.withdrawnAt,
      })
      .from(releases)
      .orderBy(desc(releases.createdAt)),
    readPointers({ db }),
  ])
  return new Map(
    Object.keys(builtIn).map((remote) => {
      const own = rows.filter((row) => row.remote === remote)
      const [rolledBack, published] = [true, false].map((isWithdrawn) =>
        own.filter((row) => (row.withdrawnAt !== null) === isWithdrawn).map((row) => Release.parse(row.manifest)),
      ) as [Release[], Release[]]
      const pointer = pointers.find((row) => row.remote === remote)
      return [remote, { pointer, published, rolledBack, builtIn: builtIn[remote] }]
    }),
  )
}

/** Which release of each remote people get. */
export function readPointers({ db }: Pick<Deps, 'db'>) {
  return db.select().from(releasePointers)
}
