import { EARNINGS_PER_HIRE } from '@goodword/contract/limits'
import type { Referral } from '@goodword/contract/referrals'

export interface ReferralStats {
  total: number
  successful: number
  pending: number
  /** Whole dollars, an estimate (decision 31). */
  earnings: number
}

/** The four numbers of the dashboard. Spec section 9. */
export function referralStats(referrals: readonly Pick<Referral, 'status'>[]): ReferralStats {
  const successful = referrals.filter(({ status }) => status === 'hired').length
  return {
    total: referrals.length,
    successful,
    pending: referrals.filter(({ status }) => status === 'applied' || status === 'interview').length,
    earnings: successful * EARNINGS_PER_HIRE,
  }
}
