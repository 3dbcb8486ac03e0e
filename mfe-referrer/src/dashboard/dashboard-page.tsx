import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { ReferralDashboard } from './referral-dashboard.tsx'

/** The referrer's own referrals; everybody else is turned away. */
export function DashboardPage({ user }: { user: User | null }) {
  if (user?.role !== 'referrer') return <Denied text="Only referrers can access this dashboard" />
  return <ReferralDashboard userId={user.id} />
}
