import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import { unqueueLetters } from './letters-queue.ts'

/** Whose letters: those about an invitation, and those about what came of it. */
export interface Subject {
  referralId: string
  applicationId?: string | undefined
}

/**
 * Removes letters and their jobs, in the transaction that makes them pointless. The job of one that is on its way stays until
 * its try is over: whatever is written to the same person next goes behind it.
 * @param options.isSentKept whether those that were sent stay; otherwise all go
 */
export async function forgetLetters(
  tx: Transaction,
  { referralId, applicationId }: Subject,
  { isSentKept = false } = {},
): Promise<void> {
  const isAbout = or(
    eq(letters.referralId, referralId),
    applicationId ? eq(letters.applicationId, applicationId) : undefined,
  )
  const found = await tx
    .select({ id: letters.id })
    .from(letters)
    .where(and(isAbout, isSentKept ? ne(letters.state, 'sent') : undefined))
    .orderBy(asc(letters.id))
    .for('update')
  if (found.length === 0) return
  const ids = found.map(({ id }) => id)
  await tx.delete(letters).where(inArray(letters.id, ids))
  await unqueueLetters(tx, ids)
}
