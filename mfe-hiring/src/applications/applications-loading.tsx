import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'

/** The shape of the table while it loads. */
export function ApplicationsLoading() {
  return (
    <Loading text="Loading applications...">
      <RowsSkeleton />
    </Loading>
  )
}
