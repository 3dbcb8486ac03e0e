import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { statusChanges } from '../db/schema/status-changes.ts'

/** The id of the last row in the history of an application; undefined where there is none. */
export async function lastChangeOf(tx: Transaction, applicationId: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ id: statusChanges.id })
    .from(statusChanges)
    .where(eq(statusChanges.applicationId, applicationId))
    .orderBy(desc(statusChanges.id))
    .limit(1)
  return last?.id
}
