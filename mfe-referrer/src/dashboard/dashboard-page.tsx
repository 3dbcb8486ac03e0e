import { Button } from '@fluentui/react-components'
import type { User } from '@goodword/contract/users'
import { EmptyState } from '@goodword/shared-ui/feedback/empty-state.tsx'
import { AccessDenied } from '@goodword/shared-ui/illustrations/access-denied.tsx'
import { useNavigate } from '@goodword/shared-ui/kernel'
import { ReferralDashboard } from './referral-dashboard.tsx'

/** The referrer's own referrals; everybody else is turned away. */
export function DashboardPage({ user }: { user: User | null }) {
  return user?.role === 'referrer' ? <ReferralDashboard userId={user.id} /> : <Denied />
}

function Denied() {
  const navigate = useNavigate()
  return (
    <>
      <title>Access Denied · Goodword</title>
      <EmptyState
        level={1}
        illustration={<AccessDenied />}
        heading="Access Denied"
        text="Only referrers can access this dashboard"
        action={
          <Button appearance="primary" size="large" onClick={() => void navigate('/jobs')}>
            Browse Jobs
          </Button>
        }
      />
    </>
  )
}
