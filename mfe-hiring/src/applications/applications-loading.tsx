import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'

/** The shape of the table while it loads. */
export function ApplicationsLoading() {
  return (
    <Loading text="Loading applications...">
      <Panel>
        <Skeleton height="240px" />
      </Panel>
    </Loading>
  )
}
