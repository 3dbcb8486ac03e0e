import { desc } from 'drizzle-orm'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { releases } from '../../db/schema/releases.ts'
import type { Deps } from '../../deps.ts'
import { readRow } from './read-row.ts'
import type { Release } from './release.ts'
import type { KnownReleases } from './usable-releases.ts'

/** A row that tells of no release. */
export interface BadRow {
  remote: string
  version: string
  /** What is wrong with it. */
  reason: string
}

/**
 * What the database knows of all remotes, by name, beside what the server was built with. A row that tells of no release
 * is left out: whoever wrote it keeps no other release from people.
 * @param builtIn the built-in release of each remote, by name
 * @param tell is told of each row that was left out
 */
export async function readReleases(
  { db }: Pick<Deps, 'db'>,
  builtIn: Record<string, Release>,
  tell: (row: BadRow) => void,
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
      const read = (some: typeof own) =>
        some.flatMap((row) => {
          const release = readRow(row)
          if (typeof release !== 'string') return release
          tell({ remote, version: row.version, reason: release })
          return []
        })
      const rolledBack = read(own.filter(({ withdrawnAt }) => withdrawnAt !== null))
      const published = read(own.filter(({ withdrawnAt }) => withdrawnAt === null))
      const pointer = pointers.find((row) => row.remote === remote)
      return [remote, { pointer, published, rolledBack, builtIn: builtIn[remote] }]
    }),
  )
}

/** Which release of each remote people get. */
export function readPointers({ db }: Pick<Deps, 'db'>) {
  return db.select().from(releasePointers)
}
