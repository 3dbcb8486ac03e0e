import type { OwnApplication } from '@goodword/contract/candidate'
import type { ApplicationStatus } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import type { BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'

/** A status as its candidate reads it, with the badge's colour. */
interface StatusWords {
  label: string
  /** What happened, in the history. */
  event: string
  tone: BadgeTone
}

/** By status, or by what closed it without a rejection (docs/rules.md#a-no-has-words-of-its-own). */
export const STATUS_WORDS: Record<ApplicationStatus | NonNullable<OwnApplication['closedAs']>, StatusWords> = {
  pending: {
    label: said('Waiting for review'),
    event: said('Your application is waiting for review again'),
    tone: 'yellow',
  },
  reviewing: { label: said('In review'), event: said('The company is reviewing your application'), tone: 'blue' },
  interview: { label: said('Invited to an interview'), event: said('The company wants to meet you'), tone: 'purple' },
  hired: { label: said('Hired'), event: said('You are hired'), tone: 'green' },
  rejected: { label: said('Not selected'), event: said('The company decided not to go on'), tone: 'gray' },
  'no-longer-interested': {
    label: said('No longer interested'),
    event: said('The company closed your application, as you are no longer interested'),
    tone: 'gray',
  },
  'did-not-answer': {
    label: said('No answer yet'),
    event: said('The company closed your application, as it had no answer from you'),
    tone: 'gray',
  },
}

export interface Milestone {
  text: string
  at: string
}

/** What happened to an application, as its candidate was told, oldest first; it began with the submission. */
export function milestonesOf(application: OwnApplication): Milestone[] {
  const { history, submittedAt, confirmationSentAt, jobClosedAt, otherRoles, withdrawnAt } = application
  const [first, ...later] = history
  const all = [
    ...later.map(({ status, closedAs, at }) => ({ text: STATUS_WORDS[closedAs ?? status].event, at })),
    { text: said('We sent you a confirmation by email'), at: confirmationSentAt },
    { text: said('The company closed the job'), at: jobClosedAt },
    { text: said('You withdrew your application'), at: withdrawnAt },
    { text: said('You said that you are open to other roles'), at: otherRoles?.consent?.givenAt ?? null },
  ]
  const since = all.filter((one): one is Milestone => one.at !== null)
  since.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return [{ text: said('You applied'), at: first?.at ?? submittedAt }, ...since]
}

/** Whether nothing more is awaited: it was answered for good, or taken back. */
export function isOver({ status, withdrawnAt }: OwnApplication): boolean {
  return withdrawnAt !== null || status === 'hired' || status === 'rejected'
}
