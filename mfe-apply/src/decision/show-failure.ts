import { showToast, type Texts } from '@goodword/shared-ui/kernel'
import { explainFailure } from './explain-failure.ts'

/** Tells by a notification why something was not done. */
export function showFailure(error: unknown, t: Texts['t']): void {
  const { sentence, requestId } = explainFailure(error, t)
  showToast({ title: t("That didn't reach us"), description: sentence, tone: 'destructive', requestId })
}
