import { type ComponentProps, lazy, Suspense } from 'react'
import type { SecondReader } from './second-reader.tsx'

const Late = lazy(() =>
  import(/* webpackChunkName: "late-second-reader" */ './second-reader.tsx').then(
    ({ SecondReader }) => ({ default: SecondReader }),
    // The form works without it.
    () => ({ default: () => <></> }),
  ),
)

/** Suggestions about a posting, below its preview: they come when the form is there. */
export function LazySecondReader(props: ComponentProps<typeof SecondReader>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
