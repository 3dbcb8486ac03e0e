import type { Database } from '../db/connect/client.ts'
import type { Logger } from '../watching/log.ts'
import { removeDiscarded } from './remove-discarded.ts'
import type { Storage } from './storage.ts'

/** Files removed while somebody waits for the answer. */
const AT_ONCE = 100

/**
 * Removes files after the commit that discarded them. What stays behind, because the store is away or there are many,
 * is swept later.
 */
export async function removeFiles(
  deps: { db: Database; storage: Storage; log: Logger },
  objectIds: readonly string[],
): Promise<void> {
  await removeDiscarded(deps, objectIds.slice(0, AT_ONCE)).catch((error: unknown) =>
    deps.log.warn({ documents: objectIds.length, err: error }, 'removing documents failed; the sweep retries'),
  )
}
