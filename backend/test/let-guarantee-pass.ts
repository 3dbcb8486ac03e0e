import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/client.ts'

/**
 * As if the days of a reward's guarantee had gone by: it is due since so many seconds.
 * @param db as the owner, who alone can pass over the triggers
 * @param seconds below zero, it is due only then
 */
export async function letGuaranteePass(db: Database, rewardId: string, seconds = 0): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update rewards set due_at = now() - ${`${seconds} seconds`}::interval where id = ${rewardId}`)
  })
}
