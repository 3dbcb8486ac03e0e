import type { OperatorReward } from '@goodword/contract/operator-rewards'

/** Who recommended, as long as there is an account. */
export function RecommenderName({ recommender }: Pick<OperatorReward, 'recommender'>) {
  return recommender === undefined ? 'Account deleted' : <bdi>{recommender}</bdi>
}
