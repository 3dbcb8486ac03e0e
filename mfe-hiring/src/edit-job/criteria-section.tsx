import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { lazy, Suspense, useState } from 'react'
import { useFoldStyles } from './use-fold-styles.ts'

const Late = lazy(() =>
  import(/* webpackChunkName: "rare-hiring-criteria" */ '../ratings/job-criteria.tsx').then(
    (module) => ({ default: module.JobCriteria }),
    () => ({ default: NotLoaded }),
  ),
)

/** By what applications to the job are rated; loaded when it is opened. */
export function CriteriaSection({ jobId }: { jobId: string }) {
  const styles = useFoldStyles()
  const { t } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.root} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t('Criteria of ratings')}</summary>
      {isOpen ? (
        <Suspense fallback={<Skeleton height="72px" />}>
          <Late jobId={jobId} />
        </Suspense>
      ) : null}
    </details>
  )
}

function NotLoaded(_: { jobId: string }) {
  const { t } = useTexts()
  return <p>{t('The criteria did not load. Please open the page again.')}</p>
}
