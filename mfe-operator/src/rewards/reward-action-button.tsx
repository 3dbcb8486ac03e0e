import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { useTexts } from '@goodword/shared-ui/kernel'
import type { RewardAction } from './reward-actions.ts'
import type { Ask } from './use-reward-action.ts'

interface RewardActionButtonProps {
  reward: OperatorReward
  action: RewardAction
  name: string
  onAsk: Ask
  /** Whether it is the page's main action. */
  primary?: boolean
}

/** The button of an action on a reward, which opens its dialog. */
export function RewardActionButton({ reward, action, name, onAsk, primary = false }: RewardActionButtonProps) {
  const { t } = useTexts()
  const restoreFocus = useRestoreFocusTarget()
  return (
    <Button
      {...restoreFocus}
      {...(primary && { appearance: 'primary', size: 'large' })}
      aria-label={t('{action}: {job}, {company}', { action: name, job: reward.job, company: reward.company })}
      onClick={() => onAsk(reward, action)}
    >
      {name}
    </Button>
  )
}
