import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { RatingsPanel } from './ratings-panel.tsx'

const Panel = lazy(() =>
  import(/* webpackChunkName: "rare-hiring-ratings" */ './ratings-panel.tsx').then(
    (module) => ({ default: module.RatingsPanel }),
    () => ({ default: NotLoaded }),
  ),
)

/** It stands last and comes after what one reads first. */
export function LazyRatingsPanel(props: ComponentProps<typeof RatingsPanel>) {
  return (
    <Suspense fallback={<Skeleton height="72px" />}>
      <Panel {...props} />
    </Suspense>
  )
}

function NotLoaded(_: ComponentProps<typeof RatingsPanel>) {
  const { t } = useTexts()
  return <p>{t('The ratings did not load. Please open the page again.')}</p>
}
