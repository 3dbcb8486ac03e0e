import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { ExplainDialog } from '@goodword/shared-money/explain/explain-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import type { RewardAction } from './reward-actions.ts'

interface RewardActionDialogProps {
  reward: OperatorReward
  action: RewardAction
  open: boolean
  onClose: () => void
}

/** The dialog of an action on a reward. */
export function RewardActionDialog({ reward, action, ...dialog }: RewardActionDialogProps) {
  if (action === 'explain') return <ExplainDialog row={reward} viewer="operator" {...dialog} />
  if (action === 'reopen') return <ReopenDialog reward={reward} {...dialog} />
  if (action === 'decide') return <DecideDialog reward={reward} {...dialog} />
  return <PaymentDialog reward={reward} step={action} {...dialog} />
}
