import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { Explanation } from '@goodword/shared-money/explain/explanation.tsx'
import { standingLine } from '@goodword/shared-money/states/standing-line.ts'
import { StateBadge } from '@goodword/shared-money/states/state-badge.tsx'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { FactList } from '@goodword/shared-ui/layout/fact-list.tsx'
import { Heading } from '@goodword/shared-ui/layout/heading.tsx'
import { Panel } from '@goodword/shared-ui/layout/panel.tsx'
import { SmallCode } from '@goodword/shared-ui/layout/small-code.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { makeStyles } from '@griffel/react'
import { DisputeWords } from './dispute-words.tsx'
import { EvidencePack } from './evidence-pack.tsx'
import { NextActions } from './next-actions.tsx'
import { RecommenderName } from './recommender-name.tsx'
import { RewardActionButton } from './reward-action-button.tsx'
import { RewardActionDialog } from './reward-action-dialog.tsx'
import { mayReopen } from './reward-actions.ts'
import { useRewardAction } from './use-reward-action.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '20px' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginTop: '16px' },
  heading: { marginBottom: '16px' },
})

/** A loaded reward. */
export function RewardDetails({ reward }: { reward: OperatorReward }) {
  const { t } = useTexts()
  const styles = useStyles()
  const { ask, dialog } = useRewardAction()
  const { id, state, dueAt, reference, recommender, recommenderId, disputes } = reward
  return (
    <div className={styles.root}>
      <Panel>
        <FactList
          facts={[
            [
              t('Stands'),
              <TwoLines
                key="stands"
                first={<StateBadge state={state} viewer="operator" />}
                second={standingLine(reward, t)}
              />,
            ],
            [
              t('Recommender'),
              <TwoLines
                key="recommender"
                first={<RecommenderName recommender={recommender} />}
                second={<SmallCode>{recommenderId}</SmallCode>}
              />,
            ],
            [t('Due'), formatDeadline(dueAt)],
            [t('Last reference'), reference],
            [t('Reward'), <SmallCode key="id">{id}</SmallCode>],
          ]}
        />
        <div className={styles.actions}>
          <NextActions reward={reward} onAsk={ask} primary />
          {mayReopen(reward) && !reward.isOwn ? (
            <RewardActionButton reward={reward} action="reopen" name={t('Open again')} onAsk={ask} />
          ) : null}
          <EvidencePack rewardId={id} />
        </div>
      </Panel>
      {disputes.length > 0 ? (
        <Panel>
          <Heading className={styles.heading}>{t('Dispute history')}</Heading>
          <DisputeWords disputes={disputes} />
        </Panel>
      ) : null}
      <Panel>
        <Heading className={styles.heading}>{t('Evidence')}</Heading>
        <Explanation row={reward} viewer="operator" />
      </Panel>
      {dialog ? <RewardActionDialog {...dialog} /> : null}
    </div>
  )
}
