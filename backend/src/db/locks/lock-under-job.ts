import { asc, count, eq } from 'drizzle-orm'
import type { Transaction } from '../connect/client.ts'
import { applications } from '../schema/applications.ts'
import { referrals } from '../schema/referrals.ts'

/** Locks all referrals of a job and then their applications, for whoever holds the job alone: `lock-in-order.ts` says why. */
export async function lockUnderJob(tx: Transaction, jobId: string): Promise<void> {
  for (const table of [referrals, applications]) {
    const all = tx.select({ id: table.id }).from(table).where(eq(table.jobId, jobId)).orderBy(asc(table.id))
    // Counted, so that thousands of them need not come here.
    await tx.select({ held: count() }).from(all.for('update').as('held'))
  }
}
