import type { Deps } from '../../deps.ts'
import { removeDiscarded } from './remove-discarded.ts'

/** Removes discarded files after the commit that let go of them. What stays behind while the store is away is swept later. */
export async function removeFiles(
  deps: Pick<Deps, 'db' | 'storage' | 'log'>,
  objectIds: readonly string[],
): Promise<void> {
  await removeDiscarded(deps, objectIds).catch((error: unknown) =>
    deps.log.warn({ documents: objectIds.length, err: error }, 'documents left behind'),
  )
}
