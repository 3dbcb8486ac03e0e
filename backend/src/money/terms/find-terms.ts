import { eq, type InferSelectModel } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { freezeTerms } from './freeze-terms.ts'

/**
 * What was promised with a referral, in a transaction that holds it. An invitation of before terms were written down has kept
 * its bonus alone: the terms are written down now, from that.
 * @returns undefined when there is no such referral
 */
export async function findTerms(
  tx: Connection,
  referralId: string,
): Promise<InferSelectModel<typeof referralTerms> | undefined> {
  const find = () => tx.select().from(referralTerms).where(eq(referralTerms.referralId, referralId))
  const [terms] = await find()
  if (terms) return terms
  const [offer] = await tx
    .select({
      companyId: jobs.companyId,
      companyName: jobs.companyName,
      title: jobs.title,
      referralBonus: referrals.referralBonus,
    })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .where(eq(referrals.id, referralId))
  if (!offer) return undefined
  await freezeTerms(tx, referralId, offer)
  return (await find())[0]
}
