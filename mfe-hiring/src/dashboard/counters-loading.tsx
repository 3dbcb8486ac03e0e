import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useCounterStyles } from './use-counter-styles.ts'

/** The shape of the counters while they load. */
export function CountersLoading() {
  const { list } = useCounterStyles()
  return (
    <div className={list} aria-hidden="true">
      {['jobs', 'applications', 'pending'].map((counter) => (
        <Skeleton key={counter} height="4.5rem" />
      ))}
    </div>
  )
}
