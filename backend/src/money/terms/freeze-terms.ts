import { createHash } from 'node:crypto'
import { GUARANTEE_DAYS, PLATFORM_SHARE } from '@goodword/contract/limits'
import { termsText } from '@goodword/contract/terms'
import type { Connection } from '../../db/connect/client.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'

interface Offer {
  companyId: string
  companyName: string
  title: string
  /** Whole dollars; null where none is offered. */
  referralBonus: number | null
  /** When it was, of demo data; now where it is left out. */
  at?: Date
}

/**
 * Writes down what a recommender is promised, in the transaction of the invitation
 * (docs/rules.md#terms-are-frozen-at-the-invitation).
 * @param job as it is at that moment
 * @returns the SHA-256 of the words, hex
 */
export async function freezeTerms(
  tx: Connection,
  referralId: string,
  { companyId, companyName, title, referralBonus, at }: Offer,
): Promise<string> {
  const text = termsText({ jobTitle: title, companyName, bonus: referralBonus })
  const textHash = createHash('sha256').update(text).digest('hex')
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
    textHash,
    ...(at && { createdAt: at }),
  })
  return textHash
}
