import { eq, sql } from 'drizzle-orm'
import { releasePointers } from '../db/schema/release-pointers.ts'
import { releases } from '../db/schema/releases.ts'
import type { Deps } from '../deps.ts'
import { Conflict } from '../errors.ts'
import { announce } from './announce.ts'
import type { Release } from './release.ts'

interface Publication {
  manifest: Release
  commit: string
  releasedBy: string
  /** Brotli bytes of its scripts. */
  bytes: number
  /** How many of a hundred visitors get it. */
  percent: number
  /** The version the pointer named before the build began; null where there was none. */
  expected: string | null
}

/**
 * Records a release whose files are in the store, and points at it, in one transaction: every server has it within a
 * second of the commit.
 * @returns the version it takes over from; null where that is the one the server was built with
 * @throws Conflict when somebody else has moved the pointer since `expected` was read
 */
export async function publishRelease({ db }: Pick<Deps, 'db'>, publication: Publication): Promise<string | null> {
  const { manifest, commit, releasedBy, bytes, percent, expected } = publication
  const { name: remote, version } = manifest
  return db.transaction(async (tx) => {
    // A row lock would not do: the first release has no row yet.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`release:${remote}`}))`)
    const [pointer] = await tx.select().from(releasePointers).where(eq(releasePointers.remote, remote))
    if ((pointer?.version ?? null) !== expected) {
      throw new Conflict(
        `Somebody else released ${remote} ${pointer?.version ?? '(a rollback)'} meanwhile. Nothing was changed. Look at \`bun run releases\`, then release again.`,
      )
    }
    await tx
      .insert(releases)
      .values({ remote, version, commit, releasedBy, bytes, manifest })
      .onConflictDoUpdate({
        target: [releases.remote, releases.version],
        set: { commit, releasedBy, manifest, withdrawnAt: null, createdAt: sql`now()` },
      })
    // A rollout that grows keeps the release it grows against.
    const previous = pointer?.version === version ? pointer.previous : (pointer?.version ?? null)
    await tx
      .insert(releasePointers)
      .values({ remote, version, previous, percent })
      .onConflictDoUpdate({
        target: releasePointers.remote,
        set: { version, previous, percent, updatedAt: sql`now()` },
      })
    await announce(tx, remote)
    return previous
  })
}
