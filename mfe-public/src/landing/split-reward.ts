import { PLATFORM_SHARE } from '@goodword/contract/limits'

/** How a reward in whole dollars is shared (docs/rules.md#goodword-keeps-a-quarter-of-a-reward). */
export function splitReward(reward: number): { recommender: number; goodword: number } {
  const goodword = reward * PLATFORM_SHARE
  return { recommender: reward - goodword, goodword }
}
