import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { releasePointers } from '../../db/schema/release-pointers.ts'
import { releases } from '../../db/schema/releases.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { announce } from './announce.ts'
import { findRelease } from './find-release.ts'
import { lockPointer } from './lock-pointer.ts'
import { RecordedRelease } from './recorded-release.ts'
import type { Release } from './release.ts'
import { releaseBefore } from './release-before.ts'
import type { Pointer } from './usable-releases.ts'
import { type Care, watchRelease } from './watch-release.ts'
import { withdraw } from './withdraw.ts'

interface Publication {
  manifest: Release
  commit: string
  releasedBy: string
  /** Brotli bytes of its scripts. */
  bytes: number
  /** How many of a hundred visitors get it. */
  percent: number
  /** What the pointer said before the build began; null where there was none. */
  expected: Pick<Pointer, 'version' | 'percent'> | null
  /** What the server does with it by itself; it watches it where nothing is said. */
  care?: Care
}

/**
 * Records a release whose files are in the store, and points at it, in one transaction: every server has it within a
 * second of the commit. A rollout that is under way ends with it, and its release is withdrawn. What a version is was
 * recorded at its first release and is never replaced: later ones move the pointer alone.
 * @returns the last version that everybody had; null where that is the one the server was built with
 * @throws Conflict when somebody else has moved the pointer since `expected` was read, when a part of the visitors
 *   should get what all outside of the rollout have, or when another release has this version
 * @throws ZodError when the manifest names scripts that are not its own, or have no hash
 */
export async function publishRelease({ db }: Pick<Deps, 'db'>, publication: Publication): Promise<string | null> {
  const { commit, releasedBy, bytes, percent, expected, care = 'watched' } = publication
  const manifest = RecordedRelease.parse(publication.manifest)
  const { name: remote, version } = manifest
  return db.transaction(async (tx) => {
    const pointer = await lockPointer(tx, remote)
    if (pointer?.version !== expected?.version || pointer?.percent !== expected?.percent) {
      throw new Conflict(
        `Somebody else released ${remote} ${pointer?.version ?? '(a rollback)'} meanwhile. Nothing was changed. Look at \`bun run releases\`, then release again.`,
      )
    }
    /** The rollout that ends with this release. */
    const ended = pointer && pointer.percent < 100 && pointer.version !== version ? pointer : undefined
    if (ended?.previous === version && percent < 100) {
      throw new Conflict(
        `Everybody outside the rollout of ${remote} ${ended.version} has ${version} already. Release it for everybody, or roll the other one back.`,
      )
    }
    const recorded = await findRelease(tx, remote, version)
    if (recorded && !isDeepStrictEqual(recorded.manifest, manifest)) {
      throw new Conflict(`${remote} ${version} was released before, and is not this. Nothing was changed.`)
    }
    const previous = await lastGood(tx, pointer, manifest)
    // It was never everybody's: nobody falls back to it.
    if (ended) await withdraw(tx, remote, ended.version)
    await tx
      .insert(releases)
      .values({ remote, version, commit, releasedBy, bytes, manifest })
      .onConflictDoUpdate({
        target: [releases.remote, releases.version],
        set: { releasedBy, withdrawnAt: null, takenBack: null, createdAt: sql`now()` },
      })
    await tx
      .insert(releasePointers)
      .values({ remote, version, previous, percent })
      .onConflictDoUpdate({
        target: releasePointers.remote,
        set: { version, previous, percent, updatedAt: sql`now()` },
      })
    await watchRelease(tx, { remote, version, percent }, care)
    await announce(tx, remote)
    return previous
  })
}

/** The last release that everybody had, before this one: the rest of a rollout keeps it. Null is the built-in one. */
async function lastGood(tx: Connection, pointer: Pointer | undefined, { name, version }: Release) {
  if (!pointer) return null
  // A rollout that grows keeps the release it grows against.
  if (pointer.version === version) return pointer.previous
  if (pointer.percent === 100) return pointer.version
  // The release of before the rollout, released once more, is not its own fallback.
  return pointer.previous === version ? releaseBefore(tx, name, version) : pointer.previous
}
