import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { applications } from '../db/schema/applications.ts'
import { letters } from '../db/schema/letters.ts'
import type { LetterKind } from './letter-kind.ts'
import { LETTER_KINDS } from './letter-kinds.ts'

/**
 * Gives what is held about applications to a job to who handles it now: it comes with their daily summary
 * (docs/rules.md#a-job-is-in-somebodys-hands). Part of the transaction that hands the job over.
 */
export async function readdressHeld(tx: Transaction, jobId: string, memberId: string): Promise<void> {
  const kinds = Object.entries<LetterKind>(LETTER_KINDS).flatMap(([name, { to, group }]) =>
    to === 'manager' && group ? name : [],
  )
  const ofJob = tx.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId))
  await tx
    .update(letters)
    .set({ recipientKey: memberId })
    .where(
      and(
        eq(letters.state, 'held'),
        inArray(letters.kind, kinds),
        ne(letters.recipientKey, memberId),
        inArray(letters.applicationId, ofJob),
      ),
    )
}
