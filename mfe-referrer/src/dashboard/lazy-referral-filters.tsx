import { type ComponentProps, lazy, Suspense } from 'react'
import type { ReferralFilters } from './referral-filters.tsx'

// In the scripts of the jobs page, which has such fields, too, and is the next or was the last: a chunk of their own would cut what
// pages share in two (+2.5 kB brotli on that page).
const Filters = lazy(() =>
  import(/* webpackChunkName: "page-referrer-jobs" */ './referral-filters.tsx').then(({ ReferralFilters }) => ({
    default: ReferralFilters,
  })),
)

/** The filters, which only who has many referrals loads; their room is kept meanwhile. */
export function LazyReferralFilters(props: ComponentProps<typeof ReferralFilters>) {
  return (
    <Suspense fallback={<div style={{ height: '5rem' }} />}>
      <Filters {...props} />
    </Suspense>
  )
}
