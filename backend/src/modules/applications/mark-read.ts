import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'

/**
 * Notes that somebody of the company has opened an application, the first time alone. It waits for a correction that is being
 * written, and one that comes later finds the application read
 * (docs/rules.md#an-application-can-be-corrected-until-it-is-read).
 */
export async function markRead(tx: Transaction, applicationId: string): Promise<void> {
  await tx
    .update(applications)
    .set({ readAt: sql`clock_timestamp()` })
    .where(and(eq(applications.id, applicationId), isNull(applications.readAt)))
}
