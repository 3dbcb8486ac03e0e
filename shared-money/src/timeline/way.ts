import { REWARD_STATES, type RewardState } from '@goodword/contract/statement'

/** The way of a reward; 'reversed' is off it. */
export const WAY: readonly RewardState[] = REWARD_STATES.filter((state) => state !== 'reversed')
