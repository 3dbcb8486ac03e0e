import type { OperatorReward } from '@goodword/contract/operator-rewards'
import type { Step } from './use-rewards.ts'

/** Actions on a reward that have a dialog. */
export type RewardAction = Step | 'decide' | 'explain'

const ACTIONS: Partial<Record<OperatorReward['state'], readonly [action: RewardAction, name: string]>> = {
  paid: ['received', 'Received'],
  received: ['paid-out', 'Paid out'],
  disputed: ['decide', 'Decide'],
}

/** The next action on a reward and its button; undefined where none is left to an operator. */
export function actionFor(state: OperatorReward['state']): readonly [action: RewardAction, name: string] | undefined {
  return ACTIONS[state]
}
