import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { actionFor } from './reward-actions.ts'
import type { Ask } from './use-reward-action.ts'

interface RewardActionButtonProps {
  reward: OperatorReward
  onAsk: Ask
  /** Whether it is the page's main action. */
  primary?: boolean
}

/** The button of the next action on a reward; operators have none on their own. */
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
