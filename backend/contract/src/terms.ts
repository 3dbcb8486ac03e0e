import { GUARANTEE_DAYS } from './limits.ts'
import { quoted } from './quoted.ts'
import { formatReward } from './reward.ts'

interface Offer {
  jobTitle: string
  companyName: string
  /** Whole dollars; null where none is offered. */
  bonus: number | null
}

/**
 * What a recommender is promised, word for word: shown before an invitation is sent, and kept with it
 * (docs/rules.md#terms-are-frozen-at-the-invitation). The amount comes first, what the company typed last and in quotes.
 */
export function termsText({ jobTitle, companyName, bonus }: Offer): string {
  const about = `Job: ${quoted(jobTitle)}. Company: ${quoted(companyName)}.`
  if (bonus === null) return `No referral bonus is promised, as the company has set none. ${about}`
  return (
    `${formatReward(bonus)} is the referral bonus that the company pays if the person you refer is hired for this job. ` +
    `It is due ${GUARANTEE_DAYS} days after the hire, and lapses if the hire ends before. ${about}`
  )
}
