import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { useTexts } from '@goodword/shared-ui/kernel'
import { RewardActionButton } from './reward-action-button.tsx'
import { actionsFor } from './reward-actions.ts'
import type { Ask } from './use-reward-action.ts'

interface NextActionsProps {
  reward: OperatorReward
  onAsk: Ask
  /** Whether the first is the page's main action. */
  primary?: boolean
}

/** The buttons of what waits for an operator; operators have none on their own. */
export function NextActions({ reward, onAsk, primary = false }: NextActionsProps) {
  const { t } = useTexts()
  const actions = actionsFor(reward)
  if (actions.length > 0 && reward.isOwn) return <span>{t('Yours: another operator decides')}</span>
  return actions.map(([action, name], at) => (
    <RewardActionButton
      key={action}
      reward={reward}
      action={action}
      name={t(name)}
      onAsk={onAsk}
      primary={primary && at === 0}
    />
  ))
}
