import { sql } from 'drizzle-orm'
import { addressKey } from '../auth/address-key.ts'
import { hashedAddress } from '../auth/hashed-address.ts'
import type { Transaction } from '../db/client.ts'
import type { letters } from '../db/schema/letters.ts'
import type { Env } from '../env.ts'
import type { Queue } from '../queue/start-queue.ts'
import { composeLetters } from './compose-letter.ts'
import type { Letter } from './letter.ts'
import { queueLetters } from './letters-queue.ts'
import { toColumns } from './stored-letter.ts'

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
  await insertLetters(tx, rows)
  const isQueued = ({ state }: { state: string }) => state === 'queued'
  await queueLetters(queue, tx, rows.filter(isQueued))
}

/** As one value, however many there are: a statement with one for each field takes longer to build than to run. */
async function insertLetters(tx: Transaction, rows: readonly (typeof letters.$inferInsert)[]): Promise<void> {
  await tx.execute(sql`
    insert into letters
      (id, kind, recipient_key, referral_id, application_id, data, sealed, after_letter_id, state)
    select id, kind, "recipientKey", "referralId", "applicationId", coalesce(data, '{}'), sealed, "afterLetterId", state
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row
      (id uuid, kind text, "recipientKey" text, "referralId" uuid, "applicationId" uuid, data jsonb, sealed text,
       "afterLetterId" uuid, state text)`)
}

/** Asked of the database before the rows are written: the seal is bound to the id. In the order of time. */
async function nextIds(tx: Transaction, count: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select uuidv7() as id from generate_series(1, ${count}) order by id`,
  )
  return rows.map(({ id }) => id)
}
