import { sql } from 'drizzle-orm'
import { addressKey } from '../auth/address-key.ts'
import { hashedAddress } from '../auth/hashed-address.ts'
import type { Transaction } from '../db/client.ts'
import { letters } from '../db/schema/letters.ts'
import type { Env } from '../env.ts'
import type { Queue } from '../jobs/start-queue.ts'
import { composeLetter } from './compose-letter.ts'
import type { Letter } from './letter.ts'
import { queueLetter } from './letters-queue.ts'
import { toColumns } from './stored-letter.ts'

/**
 * Writes letters into the outbox: the first is queued, each other one waits for the one before it. All of it belongs to
 * the caller's transaction, so a rollback leaves neither letter nor job.
 * @throws Error when a letter is about nothing: a mistake of the caller
 */
export async function enqueueLetters(env: Env, queue: Queue, tx: Transaction, all: readonly Letter[]): Promise<void> {
  let afterLetterId: string | null = null
  for (const letter of all) {
    const composed = await composeLetter(tx, env, letter)
    if (!composed) throw new Error(`There is nothing to write a letter of kind ${letter.kind} about.`)
    const id = await nextId(tx)
    const recipientKey = hashedAddress(env, addressKey(composed.to))
    await tx.insert(letters).values({
      ...toColumns(env, id, letter, composed),
      id,
      recipientKey,
      afterLetterId,
      state: afterLetterId ? 'waiting' : 'queued',
    })
    if (!afterLetterId) await queueLetter(queue, tx, { id, recipientKey })
    afterLetterId = id
  }
}

/** Asked of the database before the row is written: the seal is bound to the id. */
async function nextId(tx: Transaction): Promise<string> {
  const [row] = await tx.execute<{ id: string }>(sql`select uuidv7() as id`)
  if (!row) throw new Error('The database made no id.')
  return row.id
}
