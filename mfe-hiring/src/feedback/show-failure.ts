import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { showToast } from '@goodword/shared-ui/kernel'

/** Says in a notification what did not work, why in the server's words, and under which id its log tells of it. */
export function showFailure(title: string, error: unknown): void {
  const description = serverSentence(error) ?? 'Please try again.'
  showToast({ tone: 'destructive', title, description, requestId: requestIdOf(error) })
}
