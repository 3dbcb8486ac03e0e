import { said } from '@goodword/languages/texts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/connect/client.ts'
import { objects } from '../db/schema/objects.ts'
import type { Logger } from '../watching/log.ts'
import { FOLDERS, objectKey } from './object-key.ts'
import { Refused } from './refused.ts'
import type { Scanner } from './scanner.ts'
import type { Storage } from './storage.ts'

/**
 * Has the copy that will be served looked at, while whoever uploaded it can still choose another file.
 * @param at where the copy lies
 * @returns `waiting` when there is no scanner or it does not say in time: the file is held back then
 * @throws Refused when a virus was found; the upload is removed and cannot be used again
 */
export async function scanUpload(
  { db, storage, scanner, log }: { db: Database; storage: Storage; scanner: Scanner | undefined; log: Logger },
  upload: { id: string; key: string },
  at: string,
): Promise<'clean' | 'waiting'> {
  const verdict = scanner && (await scanner.scan(await storage.read(at)))
  if (!verdict) return 'waiting'
  if (verdict.kind === 'clean') return 'clean'
  // Whoever attached it meanwhile reads why it is gone. The sweep removes whatever is put there until its address has expired.
  await db
    .update(objects)
    .set({
      state: sql`case ${objects.state} when 'issued' then 'discarded' else ${objects.state} end`,
      scan: 'infected',
    })
    .where(eq(objects.id, upload.id))
  await storage.remove(FOLDERS.map((folder) => objectKey(folder, upload.key)))
  log.warn({ objectId: upload.id, virus: verdict.name }, 'virus found in an upload')
  throw new Refused(said('A virus was found in this file. Please choose another one.'))
}
