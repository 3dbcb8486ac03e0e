import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { said } from '@goodword/languages/texts'
import { standsAt } from '@goodword/shared-money/states/stands-at.ts'
import type { Step } from './use-rewards.ts'

/** Actions on a reward that have a dialog. */
export type RewardAction = Step | 'decide' | 'reopen' | 'explain'
type Named = readonly [action: RewardAction, name: string]

const RECEIVED: Named = ['received', said('Confirm receipt')]
const ACTIONS: Partial<Record<OperatorReward['state'], readonly Named[]>> = {
  paid: [RECEIVED],
  received: [['paid-out', said('Record payout')]],
  disputed: [['decide', said('Decide dispute')]],
}

/** The next actions on a reward and their buttons, the most pressing first; none where nothing waits for an operator. */
export function actionsFor(reward: OperatorReward): readonly Named[] {
  const next = ACTIONS[reward.state] ?? []
  // A payment may arrive while the reward is disputed.
  return reward.state === 'disputed' && standsAt(reward) === 'paid' ? [...next, RECEIVED] : next
}

/** Whether an operator has decided about it, and may look at it again. */
export function mayReopen({ state, mayDispute, disputes }: OperatorReward): boolean {
  return state !== 'disputed' && mayDispute && disputes.some(({ kind, by }) => kind === 'resolved' && by === 'operator')
}
