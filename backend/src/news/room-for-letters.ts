import { addDays } from 'date-fns/addDays'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { letters } from '../db/schema/letters.ts'

/** Letters that one application may cause in a day to one person. */
const PER_DAY = 6

/**
 * Whether everybody concerned may be written to about an application
 * (docs/rules.md#one-application-causes-at-most-six-letters-a-day).
 * @returns true, or when they may be next: a day after the first of their last six letters
 */
export async function roomForLetters(tx: Transaction, applicationId: string): Promise<true | Date> {
  const recent = await tx
    .select({ recipientKey: letters.recipientKey, createdAt: letters.createdAt })
    .from(letters)
    .where(and(eq(letters.applicationId, applicationId), gt(letters.createdAt, sql`now() - interval '1 day'`)))
    .orderBy(desc(letters.createdAt))
  const full = [...Map.groupBy(recent, ({ recipientKey }) => recipientKey).values()].flatMap(
    (theirs) => theirs[PER_DAY - 1] ?? [],
  )
  const next = Math.max(...full.map(({ createdAt }) => addDays(createdAt, 1).getTime()))
  return full.length === 0 || new Date(next)
}
