import type { OperatorReward } from '@goodword/contract/operator-rewards'
import type { Step } from './use-rewards.ts'

/** What is done about a reward, in a dialog of its own. */
export type RewardAction = Step | 'decide' | 'explain'

const ACTIONS: Partial<Record<OperatorReward['state'], readonly [action: RewardAction, name: string]>> = {
  paid: ['received', 'Received'],
  received: ['paid-out', 'Paid out'],
  disputed: ['decide', 'Decide'],
}

/** What an operator does next about a reward, and the button that leads there; undefined where it does not wait for one. */
export function actionFor(state: OperatorReward['state']): readonly [action: RewardAction, name: string] | undefined {
  return ACTIONS[state]
}
