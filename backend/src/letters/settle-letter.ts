import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import type { Queue } from '../queue/start-queue.ts'
import { QUEUED, queueLetters } from './letters-queue.ts'

/**
 * `sent`: the mail server has it. `parked`: given up, with the reason, for an operator to see. `dropped`: there is nobody
 * to write to, or its reader turned it off. `held`: who reads it now gets it with the next daily summary.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'parked'; reason: string; service?: 'mail server' }
  | { kind: 'dropped' }
  | { kind: 'held'; readerKey: string }

/**
 * Writes down how a letter ended and releases the one that waits for it, in one transaction.
 * @returns false when another worker settled it first
 */
export async function settleLetter(db: Database, queue: Queue, letterId: string, outcome: Outcome): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await settle(tx, letterId, outcome))) return false
    const released = await tx
      .update(letters)
      .set({ state: 'queued' })
      .where(and(eq(letters.afterLetterId, letterId), eq(letters.state, 'waiting')))
      .returning(QUEUED)
    await queueLetters(queue, tx, released)
    return true
  })
}

async function settle(tx: Transaction, letterId: string, outcome: Outcome): Promise<boolean> {
  const isOpen = and(eq(letters.id, letterId), eq(letters.state, 'queued'))
  if (outcome.kind === 'dropped') {
    return (await tx.delete(letters).where(isOpen).returning({ id: letters.id })).length > 0
  }
  const changes =
    outcome.kind === 'sent'
      ? { state: 'sent' as const, sentAt: sql`now()`, sealed: null, lastError: null }
      : outcome.kind === 'held'
        ? { state: 'held' as const, recipientKey: outcome.readerKey, lastError: null }
        : { state: 'parked' as const, lastError: outcome.reason }
  return (await tx.update(letters).set(changes).where(isOpen).returning({ id: letters.id })).length > 0
}
