import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { objects } from '../db/schema/objects.ts'
import { lockUploads } from './lock-uploads.ts'

/**
 * Marks documents as discarded in the transaction that ends their use, so that none is forgotten whatever happens after
 * it.
 * @param which undefined for none
 * @returns their ids, for `removeDiscarded` after the commit
 */
export async function discardDocuments(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  if (!which) return []
  const ids = (await lockUploads(tx, which)).map(({ id }) => id)
  await tx
    .update(objects)
    .set({ state: 'discarded', applicationId: null, fileName: null })
    .where(inArray(objects.id, ids))
  return ids
}

/** What was uploaded by a link and is not used, whatever browser sent it. */
export function uploadsOf(referralId: string): SQL | undefined {
  return and(eq(objects.referralId, referralId), eq(objects.state, 'issued'))
}
