import { sql } from 'drizzle-orm'
import type { Env } from '../config/env.ts'
import type { Transaction } from '../db/connect/client.ts'
import type { letters } from '../db/schema/letters.ts'
import type { Queue } from '../queue/start-queue.ts'
import { currentRequestId } from '../watching/current-request-id.ts'
import { findRecipients } from './find-recipients.ts'
import { keepLetters } from './keep-letters.ts'
import type { Letter } from './letter.ts'
import { queueLetters } from './letters-queue.ts'
import { seal } from './seal.ts'

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
  const recipients = await findRecipients(tx, all)
  const kept = await keepLetters(tx, all)
  const ids = await nextIds(tx, all.length)
  const rows = all.map(({ kind }, at) => {
    const [id = '', recipientKey = ''] = [ids[at], recipients[at]]
    const { secret, ...columns } = kept[at] ?? {}
    const afterLetterId = isChain ? (ids[at - 1] ?? null) : null
    return {
      ...columns,
      sealed: secret === undefined ? null : seal(env, id, secret),
      id,
      kind,
      recipientKey,
      afterLetterId,
      requestId: currentRequestId(),
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
      (id, kind, recipient_key, referral_id, application_id, fact_id, user_id, job_id, report_id, data, sealed, after_letter_id, request_id, state)
    select id, kind, "recipientKey", "referralId", "applicationId", "factId", "userId", "jobId", "reportId", coalesce(data, '{}'), sealed,
      "afterLetterId", "requestId", state
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row
      (id uuid, kind text, "recipientKey" text, "referralId" uuid, "applicationId" uuid, "factId" uuid,
       "userId" uuid, "jobId" uuid, "reportId" uuid, data jsonb, sealed text, "afterLetterId" uuid, "requestId" text, state text)`)
}

/** Asked of the database before the rows are written: the seal is bound to the id. In the order of time. */
async function nextIds(tx: Transaction, count: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select uuidv7() as id from generate_series(1, ${count}) order by id`,
  )
  return rows.map(({ id }) => id)
}
