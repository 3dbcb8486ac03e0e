import { Button, useRestoreFocusTarget } from '@fluentui/react-components'
import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { deedFor } from './deeds.ts'
import type { Ask } from './use-deed.ts'

interface DeedButtonProps {
  reward: OperatorReward
  onAsk: Ask
  /** Whether it is what its page is for. */
  primary?: boolean
}

/** Leads to what an operator does next about a reward; nobody does so about their own. */
export function DeedButton({ reward, onAsk, primary = false }: DeedButtonProps) {
  const restoreFocus = useRestoreFocusTarget()
  const [deed, name] = deedFor(reward.state) ?? []
  if (!deed) return null
  if (reward.isOwn) return <span>Yours: another operator decides</span>
  return (
    <Button
      {...restoreFocus}
      {...(primary && { appearance: 'primary', size: 'large' })}
      aria-label={`${name}: ${reward.job}, ${reward.company}`}
      onClick={() => onAsk(reward, deed)}
    >
      {name}
    </Button>
  )
}
