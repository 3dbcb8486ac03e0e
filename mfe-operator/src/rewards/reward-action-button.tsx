import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { actionFor } from './reward-actions.ts'
import type { Ask } from './use-reward-action.ts'

interface RewardActionButtonProps {
  reward: OperatorReward
  onAsk: Ask
  /** Whether it is what its page is for. */
  primary?: boolean
}

/** Leads to what an operator does next about a reward; nobody does so about their own. */
export function RewardActionButton({ reward, onAsk, primary = false }: RewardActionButtonProps) {
  const restoreFocus = useRestoreFocusTarget()
  const [action, name] = actionFor(reward.state) ?? []
  if (!action) return null
  if (reward.isOwn) return <span>Yours: another operator decides</span>
  return (
    <Button
      {...restoreFocus}
      {...(primary && { appearance: 'primary', size: 'large' })}
      aria-label={`${name}: ${reward.job}, ${reward.company}`}
      onClick={() => onAsk(reward, action)}
    >
      {name}
    </Button>
  )
}
