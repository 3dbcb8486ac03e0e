import { EARNINGS_PER_HIRE } from '@goodword/contract/limits'
import type { ReferralCounts } from '@goodword/contract/referrals'

export interface ReferralStats {
  total: number
  successful: number
  pending: number
  /** Whole dollars (docs/rules.md#earnings-on-the-dashboard-are-an-estimate). */
  earnings: number
}

/** The four numbers of the dashboard, of what the server has counted. */
export function referralStats({ total, hired, pending }: ReferralCounts): ReferralStats {
  return { total, successful: hired, pending, earnings: hired * EARNINGS_PER_HIRE }
}
