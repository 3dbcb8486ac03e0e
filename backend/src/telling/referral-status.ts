import type { ApplicationStatus, ReferralStatus } from '@goodword/contract/statuses'

/**
 * The referral's status that follows from an application's: while it is undecided, 'applied'
 * (docs/rules.md#a-referrals-status-follows-its-application).
 */
export function referralStatus(status: ApplicationStatus): ReferralStatus {
  return status === 'pending' || status === 'reviewing' ? 'applied' : status
}
