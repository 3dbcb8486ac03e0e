import { createHash } from 'node:crypto'
import { GUARANTEE_DAYS, PLATFORM_SHARE } from '@goodword/contract/limits'
import { termsText } from '@goodword/contract/terms'
import type { Connection } from '../db/client.ts'
import { referralTerms } from '../db/schema/referral-terms.ts'

interface Offer {
  companyId: string
  companyName: string
  title: string
  /** Whole dollars; null where none is offered. */
  referralBonus: number | null
}

/**
 * Writes down what a recommender is promised, in the transaction of the invitation
 * (docs/rules.md#terms-are-frozen-at-the-invitation).
 * @param job as it is at that moment
 */
export async function freezeTerms(
  tx: Connection,
  referralId: string,
  { companyId, companyName, title, referralBonus }: Offer,
): Promise<void> {
  const text = termsText({ jobTitle: title, companyName, bonus: referralBonus })
  await tx.insert(referralTerms).values({
    referralId,
    companyId,
    companyName,
    jobTitle: title,
    bonusCents: referralBonus === null ? null : referralBonus * 100,
    currency: 'USD',
    recommenderPercent: 100 - PLATFORM_SHARE * 100,
    guaranteeDays: GUARANTEE_DAYS,
    text,
    textHash: createHash('sha256').update(text).digest('hex'),
  })
}
