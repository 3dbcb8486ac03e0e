import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'

/** The shape of a form while what prefills it loads. */
export function FormLoading() {
  const { t } = useTexts()
  return (
    <Loading text={t('Loading...')}>
      <Panel>
        <Skeleton height="360px" />
      </Panel>
    </Loading>
  )
}
