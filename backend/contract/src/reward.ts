import { formatCents } from './format-cents.ts'
import { PLATFORM_SHARE } from './limits.ts'

/** A referral bonus and who gets what of it, in whole cents. */
export interface Reward {
  gross: number
  recommender: number
  goodword: number
}

/**
 * How a referral bonus is shared (docs/rules.md#goodword-keeps-a-quarter-of-a-reward).
 * @param bonus whole dollars
 */
export function splitReward(bonus: number): Reward {
  const gross = bonus * 100
  const goodword = shareOf(gross, PLATFORM_SHARE * 100)
  return { gross, recommender: gross - goodword, goodword }
}

/**
 * Our part of an amount, in whole cents: what a cent cannot be divided into is the recommender's.
 * @param cents whole
 * @param percent that we keep
 */
export function shareOf(cents: number, percent: number): number {
  return Math.floor((cents * percent) / 100)
}

/**
 * The one way in which a referral bonus is said in full (docs/rules.md#a-bonus-is-said-in-full-in-one-way):
 * '$3,000 ($2,250 for you, $750 for Goodword)'.
 * @param recommender who gets it, as the reader calls them
 */
export function formatSplit(reward: Reward, recommender = 'you'): string {
  return `${formatCents(reward.gross)} (${formatParts(reward, recommender)})`
}

/**
 * The same of a bonus as it is set; 'TBD' where there is none.
 * @param bonus whole dollars
 */
export function formatReward(bonus: number | null | undefined, recommender = 'you'): string {
  return bonus == null ? 'TBD' : formatSplit(splitReward(bonus), recommender)
}

/** Its second half, where the amount stands by itself: '$2,250 for you, $750 for Goodword'. */
export function formatShares(bonus: number, recommender = 'you'): string {
  return formatParts(splitReward(bonus), recommender)
}

function formatParts(reward: Reward, recommender: string): string {
  return `${formatCents(reward.recommender)} for ${recommender}, ${formatCents(reward.goodword)} for Goodword`
}
