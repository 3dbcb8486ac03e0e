import { currentRequestId } from '../observability/current-request-id.ts'
import { noteRequest } from '../observability/note-request.ts'
import { knownError } from './known-error.ts'
import { headersOf, sentenceOf, statusOf } from './problems.ts'

/** Why a form was not taken, for the page that answers it. */
interface Refusal {
  status: number
  headers: Record<string, string>
  problem: { sentence: string; requestId: string }
}

/**
 * What the page says of an error that a form has met: the sentence that the API would answer, the same status, but 422
 * where what was sent breaks a rule, and the id by which the log tells of it.
 */
export function refusedForm(thrown: unknown): Refusal {
  const known = knownError(thrown)
  noteRequest({ error: known ?? thrown })
  const status = statusOf(known)
  return {
    status: status === 400 ? 422 : status,
    headers: headersOf(known),
    problem: { sentence: sentenceOf(known), requestId: currentRequestId() ?? '' },
  }
}
