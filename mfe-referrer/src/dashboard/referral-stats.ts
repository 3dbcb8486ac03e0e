import { EARNINGS_PER_HIRE } from '@goodword/contract/limits'
import type { Referral } from '@goodword/contract/referrals'

export interface ReferralStats {
  total: number
  successful: number
  pending: number
  /** Whole dollars (docs/rules.md#earnings-on-the-dashboard-are-an-estimate). */
  earnings: number
}

/** The four numbers of the dashboard. */
export function referralStats(referrals: readonly Pick<Referral, 'status'>[]): ReferralStats {
  const successful = referrals.filter(({ status }) => status === 'hired').length
  return {
    total: referrals.length,
    successful,
    pending: referrals.filter(({ status }) => status === 'applied' || status === 'interview').length,
    earnings: successful * EARNINGS_PER_HIRE,
  }
}
