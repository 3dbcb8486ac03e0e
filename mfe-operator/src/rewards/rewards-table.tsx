import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { said } from '@goodword/languages/texts'
import { useTexts } from '@goodword/shared-ui/kernel'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { RewardRow } from './reward-row.tsx'
import type { Ask } from './use-reward-action.ts'

const COLUMNS = [said('Reward'), said('Recommender'), said('Amount'), said('Stands'), said('Due'), said('Actions')]

interface RewardsTableProps {
  rewards: readonly OperatorReward[]
  onAsk: Ask
}

/** Rewards, in the order they are asked for. */
export function RewardsTable({ rewards, onAsk }: RewardsTableProps) {
  const { t } = useTexts()
  return (
    <DataTable label={t('Rewards')} columns={COLUMNS.map((column) => t(column))}>
      {rewards.map((reward) => (
        <RewardRow key={reward.id} reward={reward} onAsk={onAsk} />
      ))}
    </DataTable>
  )
}
