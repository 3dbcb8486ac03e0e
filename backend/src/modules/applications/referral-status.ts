import type { ApplicationStatus, ReferralStatus } from '@goodword/contract/statuses'

/**
 * What the referrer's list shows of an application: until there is a decision the candidate has applied
 * (docs/rules.md#a-referrals-status-follows-its-application).
 */
export function referralStatus(status: ApplicationStatus): ReferralStatus {
  return status === 'pending' || status === 'reviewing' ? 'applied' : status
}
