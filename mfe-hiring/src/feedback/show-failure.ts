import { requestIdOf, serverSentence } from '@goodword/contract/call'
import { showToast } from '@goodword/shared-ui/kernel'

/**
 * Says in a notification what did not work, why, and under which id the server's log tells of it.
 * @param description why; without it the server's words, or to try again where it has sent none
 */
export function showFailure(
  title: string,
  error: unknown,
  description = serverSentence(error) ?? 'Please try again.',
): void {
  showToast({ tone: 'destructive', title, description, requestId: requestIdOf(error) })
}
