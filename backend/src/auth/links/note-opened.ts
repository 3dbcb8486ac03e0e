import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { referrals } from '../../db/schema/referrals.ts'

/**
 * Notes the first time that somebody does something behind the link of an invitation. Opening it is no sign of a person: mail
 * scanners open links (docs/rules.md#a-mistyped-invitation-can-be-corrected).
 */
export async function noteOpened(db: Connection, referralId: string): Promise<void> {
  await db
    .update(referrals)
    .set({ openedAt: sql`now()` })
    .where(and(eq(referrals.id, referralId), isNull(referrals.openedAt)))
}
