import { isApiError, serverSentence } from '@goodword/contract/call'

/** Why a decision could not be stored, in one sentence. */
export function explainFailure(error: unknown): string {
  if (isApiError(error) && error.status === 0) {
    return "We couldn't reach Goodword. Please check your connection and try again."
  }
  return serverSentence(error) ?? 'Something went wrong on our side. Please try again.'
}
