import { desc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Transaction } from '../db/connect/client.ts'
import { statusChanges } from '../db/schema/status-changes.ts'

type StoredChange = InferSelectModel<typeof statusChanges>

/** The last change of an application, and those since the last one that was told, oldest first. */
export async function untoldChanges(
  tx: Transaction,
  applicationId: string,
): Promise<{ last: StoredChange | undefined; untold: StoredChange[] }> {
  const all = await tx
    .select()
    .from(statusChanges)
    .where(eq(statusChanges.applicationId, applicationId))
    .orderBy(desc(statusChanges.id))
  const told = all.findIndex(({ toldAt }) => toldAt !== null)
  return { last: all[0], untold: all.slice(0, told === -1 ? all.length : told).reverse() }
}
