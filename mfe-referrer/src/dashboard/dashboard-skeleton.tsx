import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { StatSkeleton } from '@goodword/shared-ui/feedback/stat-skeleton.tsx'

/** The shape of the dashboard while it loads. */
export function DashboardSkeleton() {
  return (
    <>
      <StatSkeleton count={4} />
      <RowsSkeleton />
    </>
  )
}
