import { lazy, Suspense } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface RequestIdProps {
  /** Undefined where no server has heard of the failure: then there is nothing to quote. */
  id: string | undefined
}

const Copyable = lazy(() =>
  import(/* webpackChunkName: "rare-request-id" */ './copyable-request-id.tsx').then(
    ({ CopyableRequestId }) => ({ default: CopyableRequestId }),
    // Nothing may break where something is broken already.
    () => ({ default: ({ id }: { id: string }) => <p>Reference {id}</p> }),
  ),
)

/**
 * The id of the request that failed, to be quoted in a report: the server's log knows all that it caused by this id. Its
 * scripts come when something has failed, since few visits see it; what the server renders is without it.
 */
export function RequestId({ id }: RequestIdProps) {
  const isHydrated = useHydrated()
  if (!id || !isHydrated) return null
  return (
    <Suspense>
      <Copyable id={id} />
    </Suspense>
  )
}
