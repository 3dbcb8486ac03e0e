import { type ComponentProps, lazy, Suspense } from 'react'
import type { PlainerPosting } from './plainer-posting.tsx'

const Late = lazy(() =>
  import(/* webpackChunkName: "late-plainer-posting" */ './plainer-posting.tsx').then(
    ({ PlainerPosting }) => ({ default: PlainerPosting }),
    // The form works without it.
    () => ({ default: () => <></> }),
  ),
)

/** Plainer words by a language model, below the suggestions: they come when the form is there. */
export function LazyPlainerPosting(props: ComponentProps<typeof PlainerPosting>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
