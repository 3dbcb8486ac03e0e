import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { LateFold } from '@goodword/shared-ui/layout/late-fold.tsx'
import { lazy, Suspense } from 'react'

const Late = lazy(() =>
  import(/* webpackChunkName: "rare-hiring-insights" */ './company-sentences.tsx').then(
    (module) => ({ default: module.CompanySentences }),
    () => ({ default: NotLoaded }),
  ),
)

/** What is counted of the company; loaded when it is opened. */
export function InsightsFold() {
  const { t } = useTexts()
  return (
    <LateFold summary={t('Insights: counted, not predicted')}>
      <Suspense fallback={<Skeleton height="4.5rem" />}>
        <Late />
      </Suspense>
    </LateFold>
  )
}

function NotLoaded() {
  const { t } = useTexts()
  return <p>{t('The insights did not load. Please open the page again.')}</p>
}
