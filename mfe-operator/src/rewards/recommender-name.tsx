import type { OperatorReward } from '@goodword/contract/operator-rewards'

/** The recommender's name, as long as the account exists. */
export function RecommenderName({ recommender }: Pick<OperatorReward, 'recommender'>) {
  return recommender === undefined ? 'Account deleted' : <bdi>{recommender}</bdi>
}
