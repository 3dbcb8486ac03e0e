import { PLATFORM_SHARE } from '@goodword/contract/limits'

/** How a reward in whole dollars is shared (spec section 9). */
export function splitReward(reward: number): { recommender: number; goodword: number } {
  const goodword = reward * PLATFORM_SHARE
  return { recommender: reward - goodword, goodword }
}
