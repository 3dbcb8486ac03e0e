import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { pathOf } from '@goodword/contract/endpoint'
import { type Desk, readDesk } from '@goodword/contract/operators'
import { Loading } from '@goodword/shared-ui/feedback/loading.tsx'
import { ReadFailed } from '@goodword/shared-ui/feedback/read-failed.tsx'
import { StatSkeleton } from '@goodword/shared-ui/feedback/stat-skeleton.tsx'
import { useSWR } from '@goodword/shared-ui/kernel'
import { useReadAgain } from '../feedback/use-read-again.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { DeskCards } from './desk-cards.tsx'
import { Waiting } from './waiting.tsx'

/** What waits for an operator, counted. */
export function DeskPage() {
  const { data: desk, error, isValidating, mutate } = useSWR<Desk>(pathOf(readDesk))
  const refresh = () => void mutate()
  useReadAgain(desk !== undefined, refresh)
  return (
    <OperatorPage
      title="Operators"
      lead="What waits for you here. What you do is written down."
      onRefresh={refresh}
      isReading={isValidating}
    >
      {desk ? (
        <>
          <DeskCards desk={desk} />
          <Waiting desk={desk} />
        </>
      ) : error ? (
        <ReadFailed
          heading="We couldn't load what waits"
          text={serverSentence(error)}
          requestId={requestIdOf(error)}
          onRetry={refresh}
        />
      ) : (
        <Loading text="Loading what waits...">
          <StatSkeleton count={3} />
        </Loading>
      )}
    </OperatorPage>
  )
}
