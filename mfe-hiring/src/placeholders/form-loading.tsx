import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'

/** The shape of a form while what prefills it loads. */
export function FormLoading() {
  return (
    <Loading text="Loading...">
      <Panel>
        <Skeleton height="360px" />
      </Panel>
    </Loading>
  )
}
