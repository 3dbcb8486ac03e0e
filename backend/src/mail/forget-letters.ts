import { eq, or, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Transaction } from '../db/client.ts'
import { letters } from '../db/schema/letters.ts'
import type { Queue } from '../queue/start-queue.ts'
import { LETTERS } from './letters-queue.ts'

/** Whose letters: those about an invitation, and those about what came of it. */
export interface Subject {
  referralId: string
  applicationId?: string | undefined
}

/** Removes letters, sent or not, and their jobs, in the transaction that makes them pointless. */
export async function forgetLetters(queue: Queue, tx: Transaction, { referralId, applicationId }: Subject) {
  const gone = await tx
    .delete(letters)
    .where(or(eq(letters.referralId, referralId), applicationId ? eq(letters.applicationId, applicationId) : undefined))
    .returning({ id: letters.id })
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await queue.deleteJob(LETTERS, ids, { db: fromDrizzle(tx, sql) })
}
