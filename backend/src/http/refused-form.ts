import type { Problem } from '@goodword/contract/problem'
import { currentRequestId } from '../watching/current-request-id.ts'
import { noteRequest } from '../watching/note-request.ts'
import { knownError } from './known-error.ts'
import { headersOf, problemOf } from './problems.ts'

/** Why a form was not taken, for the page that answers it. */
interface Refusal {
  status: number
  headers: Record<string, string>
  problem: Problem
}

/**
 * What the page says of an error that a form has met: what the API would answer, by the same status, but 422 where what was
 * sent breaks a rule.
 */
export function refusedForm(thrown: unknown): Refusal {
  const known = knownError(thrown)
  noteRequest({ error: known ?? thrown })
  const problem = problemOf(known, currentRequestId() ?? '')
  return { status: problem.status === 400 ? 422 : problem.status, headers: headersOf(known), problem }
}
