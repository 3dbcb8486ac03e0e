import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Transaction } from '../db/connect/client.ts'
import { letters } from '../db/schema/letters.ts'
import type { Queue } from '../queue/start-queue.ts'

export const LETTERS = 'letters'

/** Seconds after which a worker that says nothing counts as killed. */
const SILENCE = 10

/**
 * Letters to one recipient go out in the order they were enqueued: a key that waits for its next try holds back its
 * followers. The queue itself never gives up, as a failed job would hold its key for ever; `deliverLetter` does.
 * @param retryDelay seconds before the second try
 */
export async function createLettersQueue(queue: Queue, retryDelay: number): Promise<void> {
  const options = {
    notify: true,
    heartbeatSeconds: SILENCE,
    expireInSeconds: 120,
    retryLimit: 10_000,
    // Doubles at every try, with jitter, up to half an hour.
    retryBackoff: true,
    retryDelay,
    retryDelayMax: 30 * 60,
    deleteAfterSeconds: 3600,
    retentionSeconds: 90 * 24 * 3600,
  }
  await queue.createQueue(LETTERS, { policy: 'key_strict_fifo', ...options })
  await queue.updateQueue(LETTERS, options)
}

/** What the queue needs to know of a letter. */
export const QUEUED = { id: letters.id, recipientKey: letters.recipientKey, requestId: letters.requestId }
type Queued = Pick<typeof letters.$inferSelect, keyof typeof QUEUED>

/** What a job carries: ids alone. */
export interface LetterJob {
  letterId: string
  requestId: string | null
}

/** Hands letters to the workers, in the transaction that decides it. */
export async function queueLetters(queue: Queue, tx: Transaction, all: readonly Queued[]): Promise<void> {
  if (all.length === 0) return
  // The job has the letter's id, which grows with time: it settles the order of letters of one transaction.
  const work = all.map(({ id, recipientKey, requestId }) => ({
    id,
    singletonKey: recipientKey,
    data: { letterId: id, requestId } satisfies LetterJob,
  }))
  await queue.insert(LETTERS, work, { db: fromDrizzle(tx, sql) })
}

/** Takes letters back from the workers, but for those that one of them has begun with. */
export async function unqueueLetters(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job where name = ${LETTERS} and id = any(${`{${ids.join()}}`}::uuid[]) and state <> 'active'`)
}
