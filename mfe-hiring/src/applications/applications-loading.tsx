import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'

/** The shape of the table while it loads. */
export function ApplicationsLoading() {
  const { t } = useTexts()
  return (
    <Loading text={t('Loading applications...')}>
      <RowsSkeleton />
    </Loading>
  )
}
