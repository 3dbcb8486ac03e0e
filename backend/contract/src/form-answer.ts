import { LANGUAGE_PARAMETER, type Language } from '@goodword/languages/languages'
import type { Contact } from './contact-in.ts'
import type { Problem } from './problem.ts'

/** What the candidate's page can be asked to do by a plain form, without a script: the value of its button. */
export const DECISIONS = [
  'interest',
  'decline',
  'confirm',
  'disown',
  'withdraw',
  'erase',
  'report',
  'other-roles',
  'no-other-roles',
  'ask',
  'correct',
  'note',
] as const
export type Decision = (typeof DECISIONS)[number]

/** How a link ended. */
export const ENDINGS = ['declined', 'never', 'erased'] as const
export type Ending = (typeof ENDINGS)[number]

/** What became of a form that was sent without a script; it comes with the page that answers it. */
export interface FormAnswer {
  /** The link ended as the person wanted. */
  ending?: Ending
  /** Why it could not be done, as the API answers it. */
  problem?: Problem
  /** The link was sent to the invited address once more. */
  linkSent?: true
  /** What the application form held, to be there again. */
  values?: SentValues
  /** A question that was not sent: as it was typed, and what in it tells who asks. */
  question?: { text: string; contact?: Contact }
  /** What a correction or a note held, by the names of its fields, to be there again. */
  typed?: Record<string, string>
}

/** A document that is up already: its address, and the name by which the candidate knows it. */
export interface SentDocument {
  url: string
  name: string
}

/** An application form as the server has read it: its fields by their names. */
export interface SentValues {
  firstName: string
  lastName: string
  email: string
  phone: string
  coverLetter: string
  includeMessage: boolean
  agreed: boolean
  resume: SentDocument[]
  portfolio: SentDocument[]
  additional: SentDocument[]
}

/** The field that holds, as JSON, a document of this slot that is up already. */
export function uploadedField(slot: 'resume' | 'portfolio' | 'additional'): string {
  return `${slot}-uploaded`
}

/** The field by which the form asks for a document to be taken out of it: its address. */
export const REMOVE = 'remove'

/** The field by which a question is sent although it tells who asks. */
export const SEND_ANYWAY = 'anyway'
/** The button by which the form asks for its link in a letter. */
export const SEND_LINK = 'send-link'

/** The field in which a form's button says what is to be done. */
export const DECISION = 'decision'
/** The query parameter by which the page says that a report was sent. */
export const REPORTED = 'reported'
/** The query parameter by which the page asks once more before it does what cannot be undone. */
export const ASK = 'ask'

/** The key under which a page carries the answer along with its replies. @param path of the candidate's page */
export function formAnswerKey(path: string): string {
  return `${path}#answer`
}

/**
 * @param token of a personal link, as an address has it
 * @param language that the address asks for
 */
export function applyPath(token: string, language?: Language): string {
  return `/apply/${token}${language ? `?${LANGUAGE_PARAMETER}=${language}` : ''}`
}
