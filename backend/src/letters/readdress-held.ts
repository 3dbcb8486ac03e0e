import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { applications } from '../db/schema/applications.ts'
import { letters } from '../db/schema/letters.ts'
import type { LetterKind } from './letter-kind.ts'
import { LETTER_KINDS } from './letter-kinds.ts'

/**
 * Gives what is held about jobs and applications to them to who handles them now: it comes with their daily summary
 * (docs/rules.md#a-job-is-in-somebodys-hands). Part of the transaction that hands them over.
 */
export async function readdressHeld(tx: Transaction, jobIds: readonly string[], memberId: string): Promise<void> {
  const kinds = Object.entries<LetterKind>(LETTER_KINDS).flatMap(([name, { to, group }]) =>
    to === 'manager' && group ? name : [],
  )
  const ofJobs = tx.select({ id: applications.id }).from(applications).where(isOneOf(applications.jobId, jobIds))
  const which = and(
    eq(letters.state, 'held'),
    inArray(letters.kind, kinds),
    ne(letters.recipientKey, memberId),
    or(inArray(letters.applicationId, ofJobs), isOneOf(letters.jobId, jobIds)),
  )
  // In the order of their ids, as a summary locks them.
  const held = await tx.select({ id: letters.id }).from(letters).where(which).orderBy(asc(letters.id)).for('update')
  const ids = held.map(({ id }) => id)
  if (ids.length > 0) await tx.update(letters).set({ recipientKey: memberId }).where(isOneOf(letters.id, ids))
}
