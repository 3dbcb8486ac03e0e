import type { Deps } from '../deps.ts'
import { removeDiscarded } from './remove-discarded.ts'

/** Files removed while somebody waits for the answer. */
const AT_ONCE = 100

/**
 * Removes files after the commit that discarded them. What stays behind, because the store is away or there are many,
 * is swept later.
 */
export async function removeFiles(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  objectIds: readonly string[],
): Promise<void> {
  await removeDiscarded(deps, objectIds.slice(0, AT_ONCE)).catch((error: unknown) =>
    deps.log.warn({ documents: objectIds.length, err: error }, 'documents left behind'),
  )
}
