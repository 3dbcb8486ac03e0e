import { formatCents } from '@goodword/contract/format-cents'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { ExplainButton } from '@goodword/shared-money/explain/explain-button.tsx'
import { standingLine } from '@goodword/shared-money/states/standing-line.ts'
import { StateBadge } from '@goodword/shared-money/states/state-badge.tsx'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import { Link, useTexts } from '@goodword/shared-ui/kernel'
import { DataCell } from '@goodword/shared-ui/layout/data-cell.tsx'
import { DataRow } from '@goodword/shared-ui/layout/data-row.tsx'
import { ReturnToPage } from '@goodword/shared-ui/layout/return-to-page.tsx'
import { TwoLines } from '@goodword/shared-ui/layout/two-lines.tsx'
import { tokens } from '@goodword/shared-ui/theme/tokens.ts'
import { makeStyles } from '@griffel/react'
import { memo } from 'react'
import { RowActions } from '../layout/row-actions.tsx'
import { NextActions } from './next-actions.tsx'
import { RecommenderName } from './recommender-name.tsx'
import type { Ask } from './use-reward-action.ts'

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink },
  amount: { display: 'flex', alignItems: 'center', gap: '4px', fontVariantNumeric: 'tabular-nums' },
})

/** One reward: job, recommender, amount, state and next action. */
export const RewardRow = memo(function RewardRow({ reward, onAsk }: { reward: OperatorReward; onAsk: Ask }) {
  const styles = useStyles()
  const { t } = useTexts()
  const { id, job, company, gross, share, state, dueAt } = reward
  return (
    <DataRow>
      <DataCell label={t('Reward')} lead place="start">
        <TwoLines
          strong
          first={
            <Link className={styles.link} to={`/operator/rewards/${id}`}>
              <bdi>{job}</bdi>
            </Link>
          }
          second={<bdi>{company}</bdi>}
        />
      </DataCell>
      <DataCell label={t('Recommender')}>
        <TwoLines
          first={<RecommenderName recommender={reward.recommender} />}
          second={t('Gets {amount}', { amount: formatCents(gross - share) })}
        />
      </DataCell>
      <DataCell label={t('Amount')} fit place="corner">
        <span className={styles.amount}>
          <span>{formatCents(gross)}</span>
          <ExplainButton row={reward} onExplain={() => onAsk(reward, 'explain')} />
        </span>
      </DataCell>
      <DataCell label={t('Stands')}>
        <TwoLines first={<StateBadge state={state} viewer="operator" />} second={standingLine(reward, t)} />
      </DataCell>
      <DataCell label={t('Due')} fit>
        <time dateTime={dueAt}>{formatDeadline(dueAt)}</time>
      </DataCell>
      <DataCell label={t('Actions')} fit>
        <RowActions>
          <NextActions reward={reward} onAsk={onAsk} />
        </RowActions>
        <ReturnToPage />
      </DataCell>
    </DataRow>
  )
})
