import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/connect/client.ts'
import { objects } from '../../db/schema/objects.ts'
import type { Logger } from '../../watching/log.ts'
import { withoutValues } from '../../watching/without-values.ts'
import { FOLDERS, objectKey } from '../object-key.ts'
import type { Verdict } from '../scanner.ts'
import type { Storage } from '../storage.ts'

interface Means {
  db: Database
  storage: Storage
  log: Logger
  /** @throws Error while the scanner does not say */
  ask(bytes: Uint8Array): Promise<Verdict>
}

/**
 * Looks at one file that is held back: a clean one may be opened from now on, an infected one is removed from the store
 * and its row says why. Safe to run again at any point.
 * @throws Error when it should be tried again later
 */
export async function scanHeldFile({ db, storage, log, ask }: Means, objectId: string): Promise<void> {
  const isHeld = and(eq(objects.id, objectId), eq(objects.state, 'attached'), eq(objects.scan, 'waiting'))
  const [file] = await db.select({ key: objects.key, purpose: objects.purpose }).from(objects).where(isHeld)
  if (!file) return
  const bytes = await storage.read(objectKey(file.purpose === 'logo' ? 'public' : 'private', file.key))
  const verdict = await ask(bytes).catch((error: unknown) => {
    const failure = { objectId, service: 'virus scanner', reason: withoutValues(String(error)) }
    log.warn(failure, 'file withheld: virus scanner not responding')
    throw error
  })
  if (verdict.kind === 'infected') await storage.remove(FOLDERS.map((folder) => objectKey(folder, file.key)))
  await db.update(objects).set({ scan: verdict.kind }).where(isHeld)
  if (verdict.kind === 'infected') log.warn({ objectId, virus: verdict.name }, 'virus found: file removed')
  else log.info({ objectId }, 'withheld file is clean')
}
