import { isApiError, requestIdOf, serverSentence } from '@goodword/contract/call'
import { said } from '@goodword/languages/texts'
import type { Texts } from '@goodword/shared-ui/kernel'
import { OPENED_AGAIN } from './lost-visit.ts'
import type { Problem } from './problem-alert.tsx'

/** Why an application was not taken, for its candidate. */
export interface Refusal extends Problem {
  /** Messages by field of our form. */
  fields: Record<string, string>
  /** The server no longer knows this visit. */
  sessionEnded: boolean
}

const NO_CONNECTION = said(
  "We couldn't reach Goodword. Please check your connection; everything you filled in is still here.",
)
const FAILED = said('Something went wrong on our side; everything you filled in is still here.')

/** The payload's documents are addresses; the form's are slots. */
const SLOTS: Record<string, { field: string; name: string }> = {
  resumeUrl: { field: 'resume', name: said('Resume') },
  portfolioUrl: { field: 'portfolio', name: said('Portfolio') },
  additionalDocumentsUrl: { field: 'additional', name: said('Additional documents') },
}

/** What to tell a candidate about a failed submission: the server's sentence where it has one. */
export function explainRefusal(error: unknown, t: Texts['t']): Refusal {
  const requestId = requestIdOf(error)
  const status = isApiError(error) ? error.status : undefined
  const errors = Object.entries((isApiError(error) && error.problem?.errors) || {})
  const fields = Object.fromEntries(errors.map(([name, message]) => [SLOTS[name]?.field ?? name, message]))
  if (status === 401) return { sentence: t(OPENED_AGAIN), requestId, fields, sessionEnded: true }
  const sentenceOfServer = serverSentence(error)
  // "This file is empty" is shown far from its slot: name the slot.
  const slot = errors.map(([name, message]) => message === sentenceOfServer && SLOTS[name]?.name).find(Boolean)
  const sentence =
    sentenceOfServer && slot
      ? t('{what}: {sentence}', { what: t(slot), sentence: sentenceOfServer })
      : (sentenceOfServer ?? t(status === 0 ? NO_CONNECTION : FAILED))
  return { sentence, requestId, fields, sessionEnded: false }
}
