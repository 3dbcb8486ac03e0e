import type { OwnApplication } from '@goodword/contract/candidate'
import type { ApplicationStatus } from '@goodword/contract/statuses'
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
  pending: { label: 'Pending', event: 'Back to pending', tone: 'yellow' },
  reviewing: { label: 'Reviewing', event: 'The company is reviewing your application', tone: 'blue' },
  interview: { label: 'Interview', event: 'The company wants to meet you', tone: 'purple' },
  hired: { label: 'Hired', event: 'You are hired', tone: 'green' },
  rejected: { label: 'Rejected', event: 'The company decided not to go on', tone: 'red' },
  'no-longer-interested': { label: 'Not interested', event: 'Not interested', tone: 'gray' },
  'did-not-answer': { label: 'No answer', event: 'No answer', tone: 'gray' },
}

export interface Milestone {
  text: string
  at: string
}

/** What happened to an application, oldest first; it began with the submission. */
export function milestonesOf({ history, submittedAt, withdrawnAt }: OwnApplication): Milestone[] {
  const [first, ...later] = history
  return [
    { text: 'You applied', at: first?.at ?? submittedAt },
    ...later.map(({ status, closedAs, at }) => ({ text: STATUS_WORDS[closedAs ?? status].event, at })),
    ...(withdrawnAt ? [{ text: 'You withdrew your application', at: withdrawnAt }] : []),
  ]
}
