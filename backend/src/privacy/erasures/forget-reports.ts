import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { reports } from '../../db/schema/reports.ts'

/**
 * Takes out of reports whose link they came by and what was typed, as their candidate wants it: what is wrong with the posting stays. Where
 * somebody else ends the invitation, the link alone is cut: nobody in league with the company takes back what a candidate told operators.
 */
export async function forgetReports(tx: Transaction, referralId: string): Promise<void> {
  await tx.update(reports).set({ referralId: null, details: null }).where(eq(reports.referralId, referralId))
}
