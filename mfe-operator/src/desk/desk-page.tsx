import { pathOf } from '@goodword/contract/endpoint'
import { type Desk, readDesk } from '@goodword/contract/operators'
import { StatSkeleton } from '@goodword/shared-ui/feedback/stat-skeleton.tsx'
import { useTexts } from '@goodword/shared-ui/kernel'
import { ReadResult } from '../feedback/read-result.tsx'
import { useAnswer } from '../feedback/use-answer.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { DeskCards } from './desk-cards.tsx'
import { LazyInstallationAi } from './lazy-installation-ai.tsx'
import { Waiting } from './waiting.tsx'

/** The tasks of operators, counted. */
export function DeskPage() {
  const { t } = useTexts()
  const answer = useAnswer<Desk>(pathOf(readDesk))
  return (
    <OperatorPage
      title={t('Operators')}
      lead={t('What there is to do. Every action is recorded in the audit log.')}
      onRefresh={answer.refresh}
      isReading={answer.isReading}
    >
      <ReadResult
        answer={answer}
        loading={t('Loading what waits...')}
        failed={t("We couldn't load what waits")}
        skeleton={<StatSkeleton count={4} />}
      >
        {(desk) => (
          <>
            <DeskCards desk={desk} />
            <Waiting desk={desk} />
            <LazyInstallationAi />
          </>
        )}
      </ReadResult>
    </OperatorPage>
  )
}
