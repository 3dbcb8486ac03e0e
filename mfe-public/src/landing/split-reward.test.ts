import { expect, test } from 'bun:test'
import { splitReward } from './split-reward.ts'

test('Goodword keeps a quarter of the reward, the recommender gets the rest', () =>
  expect(splitReward(2000)).toEqual({ recommender: 1500, goodword: 500 }))
