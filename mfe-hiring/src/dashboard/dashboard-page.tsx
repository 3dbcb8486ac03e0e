import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { HiringDashboard } from './hiring-dashboard.tsx'

/** The manager's jobs and their applications. */
export function DashboardPage({ user }: { user: User | null }) {
  const { t } = useTexts()
  if (!hires(user)) return <Denied text={t('Only hiring managers can access this dashboard.')} />
  return <HiringDashboard user={user} />
}
