import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
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
  return (
    <LateFold summary="Insights: counted, not predicted">
      <Suspense fallback={<Skeleton height="4.5rem" />}>
        <Late />
      </Suspense>
    </LateFold>
  )
}

function NotLoaded() {
  return <p>The insights did not load. Please open the page again.</p>
}
