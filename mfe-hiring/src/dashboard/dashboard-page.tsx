import { hires } from '@goodword/contract/hires'
import type { User } from '@goodword/contract/users'
import { Denied } from '@goodword/shared-ui/feedback/denied.tsx'
import { HiringDashboard } from './hiring-dashboard.tsx'

/** The manager's jobs and their applications. */
export function DashboardPage({ user }: { user: User | null }) {
  if (!hires(user)) return <Denied text="Only hiring managers can access this dashboard." />
  return <HiringDashboard user={user} />
}
