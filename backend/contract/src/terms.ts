import { GUARANTEE_DAYS } from './limits.ts'
import { formatReward } from './reward.ts'

interface Offer {
  jobTitle: string
  companyName: string
  /** Whole dollars; null where none is offered. */
  bonus: number | null
}

/**
 * What a recommender is promised, word for word: shown before an invitation is sent, and kept with it
 * (docs/rules.md#terms-are-frozen-at-the-invitation).
 */
export function termsText({ jobTitle, companyName, bonus }: Offer): string {
  if (bonus === null) return `${companyName} has set no referral bonus for ${jobTitle}, so none is promised.`
  return (
    `If the person you refer is hired as ${jobTitle}, ${companyName} pays a referral bonus of ${formatReward(bonus)}. ` +
    `It is due ${GUARANTEE_DAYS} days after the hire, and lapses if the hire ends before.`
  )
}
