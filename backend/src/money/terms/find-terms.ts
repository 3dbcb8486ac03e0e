import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'

/** What was promised with a referral; undefined when there is no such referral. */
export async function findTerms(
  db: Connection,
  referralId: string,
): Promise<InferSelectModel<typeof referralTerms> | undefined> {
  const [terms] = await db.select().from(referralTerms).where(eq(referralTerms.referralId, referralId))
  return terms
}
