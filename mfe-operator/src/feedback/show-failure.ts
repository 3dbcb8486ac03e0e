import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { showToast } from '@goodword/shared-ui/kernel'

/** Says in a notification what did not work, why, and under which id the server's log tells of it. */
export function showFailure(title: string, error: unknown): void {
  const description = serverSentence(error) ?? 'Please try again.'
  showToast({ tone: 'destructive', title, description, requestId: requestIdOf(error) })
}
