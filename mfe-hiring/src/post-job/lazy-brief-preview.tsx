import { type ComponentProps, lazy, Suspense } from 'react'
import type { BriefPreview } from './brief-preview.tsx'

const Late = lazy(() =>
  import(/* webpackChunkName: "late-brief-preview" */ './brief-preview.tsx').then(
    ({ BriefPreview }) => ({ default: BriefPreview }),
    // The form works without it.
    () => ({ default: () => <></> }),
  ),
)

/** The posting in twenty seconds, below its preview: it comes when the form is there. */
export function LazyBriefPreview(props: ComponentProps<typeof BriefPreview>) {
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  )
}
