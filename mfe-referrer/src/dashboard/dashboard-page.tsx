import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ReferralDashboard } from './referral-dashboard.tsx'

/** The referrer's own referrals; everybody else is turned away. */
export function DashboardPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  if (user?.role !== 'referrer') return <Denied text={t('Only referrers can access this dashboard')} />
  return <ReferralDashboard userId={user.id} />
}
