import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { reports } from '../../db/schema/reports.ts'

/** Takes out of reports whose link they came by and what was typed: what is wrong with the posting stays. */
export async function forgetReports(tx: Transaction, referralId: string): Promise<void> {
  await tx.update(reports).set({ referralId: null, details: null }).where(eq(reports.referralId, referralId))
}
