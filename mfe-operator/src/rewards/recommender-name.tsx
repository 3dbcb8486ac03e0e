import type { OperatorReward } from '@goodword/contract/operator-rewards'
import { useTexts } from '@goodword/shared-ui/kernel'

/** The recommender's name, as long as the account exists. */
export function RecommenderName({ recommender }: Pick<OperatorReward, 'recommender'>) {
  const { t } = useTexts()
  return recommender === undefined ? t('Account deleted') : <bdi>{recommender}</bdi>
}
