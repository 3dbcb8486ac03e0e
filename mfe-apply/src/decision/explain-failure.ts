import { isApiError, requestIdOf, serverSentence } from '@goodword/contract/call'
import type { Texts } from '@goodword/shared-ui/kernel'
import type { Problem } from '../refusal/problem-alert.tsx'

/** Why a decision could not be stored. */
export function explainFailure(error: unknown, t: Texts['t']): Problem {
  const sentence =
    isApiError(error) && error.status === 0
      ? t("We couldn't reach Goodword. Please check your connection and try again.")
      : (serverSentence(error) ?? t('Something went wrong on our side. Please try again.'))
  return { sentence, requestId: requestIdOf(error) }
}
