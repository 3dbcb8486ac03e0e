import { and, eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { releases } from '../db/schema/releases.ts'
import { Release } from './release.ts'

/**
 * What was recorded when a version was first released.
 * @returns its manifest, and the brotli bytes of its scripts; undefined where it was never released
 * @throws Error when the record is not one of a release
 */
export async function findRelease(db: Connection, remote: string, version: string) {
  const [row] = await db
    .select({ manifest: releases.manifest, bytes: releases.bytes })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)))
  return row && { manifest: Release.parse(row.manifest), bytes: row.bytes }
}
