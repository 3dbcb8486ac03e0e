import { sql } from 'drizzle-orm'
import { addressKey } from '../auth/address-key.ts'
import { hashedAddress } from '../auth/hashed-address.ts'
import type { Transaction } from '../db/client.ts'
import { letters } from '../db/schema/letters.ts'
import type { Env } from '../env.ts'
import type { Queue } from '../jobs/start-queue.ts'
import { composeLetters } from './compose-letter.ts'
import type { Letter } from './letter.ts'
import { queueLetters } from './letters-queue.ts'
import { toColumns } from './stored-letter.ts'

/** Letters written down by one statement: a statement has room for 65,535 values. */
const ROUND = 2000

/**
 * Writes letters into the outbox, by a handful of statements however many there are. All of it belongs to the caller's
 * transaction, so a rollback leaves neither letter nor job.
 * @param isChain whether each letter waits for the one before it; otherwise all are queued
 * @throws Error when a letter is about nothing: a mistake of the caller
 */
export async function enqueueLetters(
  env: Env,
  queue: Queue,
  tx: Transaction,
  all: readonly Letter[],
  { isChain }: { isChain: boolean },
): Promise<void> {
  const composed = await composeLetters(tx, env, all)
  const ids = await nextIds(tx, all.length)
  const rows = all.map((letter, at) => {
    const [id, to] = [ids[at], composed[at]]
    if (!id || !to) throw new Error(`There is nothing to write a letter of kind ${letter.kind} about.`)
    const afterLetterId = isChain ? (ids[at - 1] ?? null) : null
    return {
      ...toColumns(env, id, letter, to),
      id,
      recipientKey: hashedAddress(env, addressKey(to.to)),
      afterLetterId,
      state: afterLetterId ? ('waiting' as const) : ('queued' as const),
    }
  })
  for (let from = 0; from < rows.length; from += ROUND) await tx.insert(letters).values(rows.slice(from, from + ROUND))
  const isQueued = ({ state }: { state: string }) => state === 'queued'
  await queueLetters(queue, tx, rows.filter(isQueued))
}

/** Asked of the database before the rows are written: the seal is bound to the id. In the order of time. */
async function nextIds(tx: Transaction, count: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select uuidv7() as id from generate_series(1, ${count}) order by id`,
  )
  return rows.map(({ id }) => id)
}
