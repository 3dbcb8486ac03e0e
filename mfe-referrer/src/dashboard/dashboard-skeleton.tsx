import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { StatSkeleton } from '@goodword/shared-ui/feedback/stat-skeleton.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'

/** The shape of the dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <>
      <StatSkeleton count={4} />
      <Panel>
        <Skeleton height="240px" />
      </Panel>
    </>
  )
}
