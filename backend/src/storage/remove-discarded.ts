import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { objects } from '../db/schema/objects.ts'
import { lockUploads } from './lock-uploads.ts'
import { FOLDERS, objectKey } from './object-key.ts'
import type { Storage } from './storage.ts'

/** All that a row says about a file besides its key. */
const FORGOTTEN = {
  slot: null,
  declaredType: null,
  declaredSize: null,
  userId: null,
  referralId: null,
  contentType: null,
  size: null,
  purpose: null,
  refusal: null,
  receivingSince: null,
  applicationId: null,
  companyId: null,
  position: null,
  fileName: null,
  attachedAt: null,
}

/**
 * Removes discarded files from the store. Of their rows the keys are left for a while: an upload that is under way, or
 * whose address is still valid, may put a file there once more, and `sweepObjects` looks again when none can.
 * @throws Unavailable when the store is away
 */
export async function removeDiscarded(
  { db, storage }: { db: Database; storage: Storage },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const isDiscarded = and(inArray(objects.id, [...ids]), eq(objects.state, 'discarded'))
  const rows = await db.select({ key: objects.key }).from(objects).where(isDiscarded)
  await storage.remove(rows.flatMap(({ key }) => FOLDERS.map((folder) => objectKey(folder, key))))
  await db
    .update(objects)
    .set({ ...FORGOTTEN, state: 'removed', removedAt: sql`now()` })
    .where(inArray(objects.id, lockUploads(db, isDiscarded)))
}
