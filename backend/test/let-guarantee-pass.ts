import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/connect/client.ts'

/**
 * As if the days of a reward's guarantee had gone by: it is due since so many seconds.
 * @param db as the owner, who alone can pass over the triggers
 * @param seconds below zero, it is due only then
 */
export async function letGuaranteePass(db: Database, rewardId: string, seconds = 0): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    // The column rounds to milliseconds: half a millisecond later, what was rounded up would still lie ahead.
    const dueAt = sql`date_trunc('milliseconds', now() - ${`${seconds} seconds`}::interval)`
    await tx.execute(sql`update rewards set due_at = ${dueAt} where id = ${rewardId}`)
  })
}
