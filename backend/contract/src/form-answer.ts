/** What the candidate's page can be asked to do by a plain form, without a script: the value of its button. */
export const DECISIONS = ['interest', 'decline', 'confirm', 'disown', 'withdraw', 'erase'] as const
export type Decision = (typeof DECISIONS)[number]

/** How a link ended. */
export const ENDINGS = ['declined', 'never', 'erased'] as const
export type Ending = (typeof ENDINGS)[number]

/** What became of a form that was sent without a script; it comes with the page that answers it. */
export interface FormAnswer {
  /** The link ended as the person wanted. */
  ending?: Ending
  /** Why it could not be done: a sentence to act on, and the request's id to be quoted. */
  problem?: { sentence: string; requestId?: string }
}

/** The field in which a form's button says what is to be done. */
export const DECISION = 'decision'
/** The query parameter by which the page asks once more before it does what cannot be undone. */
export const ASK = 'ask'

/** The key under which a page carries the answer along with its replies. @param path of the candidate's page */
export function formAnswerKey(path: string): string {
  return `${path}#answer`
}

/** @param token of a personal link, as an address has it */
export function applyPath(token: string): string {
  return `/apply/${token}`
}
