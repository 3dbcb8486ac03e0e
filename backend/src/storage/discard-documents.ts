import { and, eq, type SQL } from 'drizzle-orm'
import type { ApplySession } from '../auth/apply-session.ts'
import type { Transaction } from '../db/client.ts'
import { objects } from '../db/schema/objects.ts'

/**
 * Marks documents as discarded in the transaction that ends their use, so that none is forgotten whatever happens after
 * it.
 * @param which undefined for none
 * @returns their ids, for `removeDiscarded` after the commit
 */
export async function discardDocuments(tx: Transaction, which: SQL | undefined): Promise<string[]> {
  if (!which) return []
  const rows = await tx
    .update(objects)
    .set({ state: 'discarded', applicationId: null, fileName: null })
    .where(which)
    .returning({ id: objects.id })
  return rows.map(({ id }) => id)
}

/** What a browser uploaded and has not used, if it is one that opened this link. */
export function uploadsOf(session: ApplySession | null, referralId: string): SQL | undefined {
  if (!session?.referrals.includes(referralId)) return undefined
  return and(eq(objects.applySession, session.sid), eq(objects.state, 'issued'))
}
