import { REWARD_STATES, type RewardState, type StatementRow } from '@goodword/contract/statement'

/** Where the money of a reward is: of one that is disputed, where it stays until that is decided. */
export function standsAt({ state, explains }: Pick<StatementRow, 'state' | 'explains'>): RewardState {
  if (state !== 'disputed') return state
  const steps = explains.flatMap(({ kind, fact }) => (kind === 'fact' && fact ? [fact] : []))
  return REWARD_STATES.findLast((each) => steps.some((step) => step === each)) ?? 'held'
}
