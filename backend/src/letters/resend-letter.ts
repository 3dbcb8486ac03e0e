import { and, eq, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Transaction } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import type { Queue } from '../queue/start-queue.ts'
import { LETTERS, QUEUED, queueLetters } from './letters-queue.ts'

/**
 * Gives a parked letter all its tries again; the server's worker sends it after the commit. Its Message-ID stays.
 * @returns false when there is no parked letter of this id
 */
export async function resendLetter(tx: Transaction, queue: Queue, letterId: string): Promise<boolean> {
  const [letter] = await tx
    .update(letters)
    .set({ state: 'queued', attempts: 0, lastError: null })
    .where(and(eq(letters.id, letterId), eq(letters.state, 'parked')))
    .returning(QUEUED)
  if (!letter) return false
  // The job that gave up has the letter's id, and the queue keeps it for a while.
  await queue.deleteJob(LETTERS, letterId, { db: fromDrizzle(tx, sql) })
  await queueLetters(queue, tx, [letter])
  return true
}
