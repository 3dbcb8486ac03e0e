import { type ComponentProps, lazy, Suspense } from 'react'
import type { PlaceFilters } from './place-filters.tsx'

const Filters = lazy(() =>
  import(/* webpackChunkName: "late-place-filters" */ './place-filters.tsx').then(({ PlaceFilters }) => ({
    default: PlaceFilters,
  })),
)

/** The filters by place and pay, with all countries, which only who opens the sheet loads; their room is kept meanwhile. */
export function LazyPlaceFilters(props: ComponentProps<typeof PlaceFilters>) {
  return (
    <Suspense fallback={<div style={{ height: '17rem' }} />}>
      <Filters {...props} />
    </Suspense>
  )
}
