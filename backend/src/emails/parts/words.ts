import { formatReward } from '@goodword/contract/reward'

/** Wording that several letters share. */

/** A range in dollars, in thousands, rounded; nothing where a bound is missing. */
export function salaryText(min: number | null, max: number | null): string | undefined {
  if (min === null || max === null) return undefined
  return `$${Math.round(min / 1000)}k - $${Math.round(max / 1000)}k`
}

/** The bonus promised at the invitation, and who gets what of it; to the recommender. Whole dollars. */
export function bonusText(amount: number, candidate: string, isHired: boolean): string {
  const condition = isHired ? '' : ` if ${candidate} is hired`
  return `Referral bonus${condition}: ${formatReward(amount)}`
}

const TYPES: Record<string, string> = { 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract' }

export function jobTypeText(type: string): string {
  return TYPES[type] ?? type
}
