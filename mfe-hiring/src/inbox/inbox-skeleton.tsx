import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'

/** The shape of the list while it comes. */
export function InboxSkeleton() {
  return (
    <Loading text="Loading applications...">
      <RowsSkeleton count={8} />
    </Loading>
  )
}
