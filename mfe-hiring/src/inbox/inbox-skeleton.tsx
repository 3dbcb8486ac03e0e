import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { RowsSkeleton } from '@goodword/shared-ui/feedback/rows-skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'

/** The shape of the list while it comes. */
export function InboxSkeleton() {
  const { t } = useTexts()
  return (
    <Loading text={t('Loading applications...')}>
      <RowsSkeleton count={8} />
    </Loading>
  )
}
