import { pathOf } from '@goodword/contract/endpoint'
import { type OperatorReward, readReward } from '@goodword/contract/operator-rewards'
import { Skeleton } from '@goodword/shared-ui/feedback/skeleton.tsx'
import { useParams, useTexts } from '@goodword/shared-ui/kernel'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { ReadResult } from '../feedback/read-result.tsx'
import { useAnswer } from '../feedback/use-answer.ts'
import { OperatorPage } from '../layout/operator-page.tsx'
import { RewardDetails } from './reward-details.tsx'

/** One reward: state, evidence, dispute history and next action. */
export function RewardPage() {
  const { t } = useTexts()
  const { id = '' } = useParams()
  const answer = useAnswer<OperatorReward>(pathOf(readReward, { id }))
  const { job = t('Reward'), company = t('Who pays whom for a hire.') } = answer.data ?? {}
  return (
    <OperatorPage title={job} lead={company} onRefresh={answer.refresh} isReading={answer.isReading}>
      <ReadResult
        answer={answer}
        loading={t('Loading the reward...')}
        failed={t("We couldn't load the reward")}
        skeleton={
          <Panel>
            <Skeleton height="320px" />
          </Panel>
        }
      >
        {(reward) => <RewardDetails reward={reward} />}
      </ReadResult>
    </OperatorPage>
  )
}
