import { lazy, Suspense } from 'react'

const Place = () => <svg width={240} height={180} aria-hidden="true" />

const BrokenArea = lazy(() =>
  import(/* webpackChunkName: "rare-broken-area" */ '@goodword/shared-ui/illustrations/broken-area.tsx').then(
    ({ BrokenArea }) => ({ default: BrokenArea }),
    () => ({ default: Place }),
  ),
)

/** The picture beside the words of a failure. It comes when something has failed, and without it nothing is missing. */
export function BrokenPicture() {
  return (
    <Suspense fallback={<Place />}>
      <BrokenArea />
    </Suspense>
  )
}
