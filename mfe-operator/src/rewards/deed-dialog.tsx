import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { ExplainDialog } from '@goodword/shared-money/explain/explain-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import type { Deed } from './deeds.ts'
import { PaymentDialog } from './payment-dialog.tsx'

interface DeedDialogProps {
  reward: OperatorReward
  deed: Deed
  open: boolean
  onClose: () => void
}

/** The dialog of what is done about a reward. */
export function DeedDialog({ reward, deed, ...dialog }: DeedDialogProps) {
  if (deed === 'explain') return <ExplainDialog row={reward} viewer="operator" {...dialog} />
  if (deed === 'decide') return <DecideDialog reward={reward} {...dialog} />
  return <PaymentDialog reward={reward} step={deed} {...dialog} />
}
