import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'

/** Keeps these locks apart from those of other purposes. Any number will do. */
const CANDIDATES = 1717

/**
 * Lets nobody else apply for this job under one of these addresses until the transaction ends. The unique key covers
 * the typed address alone; somebody with two links has two invited addresses and may type two more.
 */
export async function lockCandidate(tx: Transaction, jobId: string, candidateKeys: readonly string[]): Promise<void> {
  const names = JSON.stringify(candidateKeys.map((key) => `${jobId}|${key}`))
  // In one order for all, or two could wait for each other.
  await tx.execute(sql`
    select pg_advisory_xact_lock(${CANDIDATES}, key)
    from (select distinct hashtext(name) as key from jsonb_array_elements_text(${names}::jsonb) as name order by key) as keys
  `)
}
