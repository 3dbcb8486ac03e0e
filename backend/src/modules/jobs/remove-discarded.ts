import { and, eq, inArray } from 'drizzle-orm'
import { objects } from '../../db/schema/objects.ts'
import type { Deps } from '../../deps.ts'
import { FOLDERS, objectKey } from '../../storage/object-key.ts'

/** Removes discarded files from the store, and their rows once the files are gone. @throws Unavailable when the store is away */
export async function removeDiscarded(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const isDiscarded = and(inArray(objects.id, [...ids]), eq(objects.state, 'discarded'))
  const rows = await db.select({ key: objects.key }).from(objects).where(isDiscarded)
  await storage.remove(rows.flatMap(({ key }) => FOLDERS.map((folder) => objectKey(folder, key))))
  await db.delete(objects).where(isDiscarded)
}
