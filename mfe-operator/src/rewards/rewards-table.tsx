import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { DataTable } from '@goodword/shared-ui/layout/data-table.tsx'
import { RewardRow } from './reward-row.tsx'
import type { Ask } from './use-reward-action.ts'

const COLUMNS = ['Reward', 'Recommender', 'Amount', 'Stands', 'Due', 'Actions']

interface RewardsTableProps {
  rewards: readonly OperatorReward[]
  onAsk: Ask
}

/** Rewards, in the order they are asked for. */
export function RewardsTable({ rewards, onAsk }: RewardsTableProps) {
  return (
    <DataTable label="Rewards" columns={COLUMNS}>
      {rewards.map((reward) => (
        <RewardRow key={reward.id} reward={reward} onAsk={onAsk} />
      ))}
    </DataTable>
  )
}
