import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connect/client.ts'
import { referrals } from '../../db/schema/referrals.ts'

/**
 * Notes the first time that somebody does something behind the link of an invitation, in a transaction that holds the referral: a
 * corrected one has another link, which nobody has used. Opening it is no sign of a person: mail scanners open links (docs/rules.md#a-mistyped-invitation-can-be-corrected).
 */
export async function noteOpened(tx: Transaction, referralId: string): Promise<void> {
  await tx
    .update(referrals)
    .set({ openedAt: sql`now()` })
    .where(and(eq(referrals.id, referralId), isNull(referrals.openedAt)))
}
