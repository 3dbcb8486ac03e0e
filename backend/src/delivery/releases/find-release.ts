import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { releases } from '../../db/schema/releases.ts'
import { Conflict } from '../../errors.ts'
import { readRow } from './read-row.ts'

/**
 * What was recorded when a version was first released.
 * @returns its manifest, and the brotli bytes of its scripts; undefined where it was never released
 * @throws Conflict when the record is not one of a release
 */
export async function findRelease(db: Connection, remote: string, version: string) {
  const [row] = await db
    .select({ manifest: releases.manifest, bytes: releases.bytes })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)))
  if (!row) return undefined
  const manifest = readRow({ remote, version, manifest: row.manifest })
  if (typeof manifest !== 'string') return { manifest, bytes: row.bytes }
  throw new Conflict(`What the database says of ${remote} ${version} is no release. ${manifest}. Nothing was changed.`)
}
