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

export const STATUS_WORDS: Record<ApplicationStatus, StatusWords> = {
  pending: { label: 'Pending', event: 'Back to pending', tone: 'yellow' },
  reviewing: { label: 'Reviewing', event: 'The company is reviewing your application', tone: 'blue' },
  interview: { label: 'Interview', event: 'The company wants to meet you', tone: 'purple' },
  hired: { label: 'Hired', event: 'You are hired', tone: 'green' },
  rejected: { label: 'Rejected', event: 'The company decided not to go on', tone: 'red' },
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
    ...later.map(({ status, at }) => ({ text: STATUS_WORDS[status].event, at })),
    ...(withdrawnAt ? [{ text: 'You withdrew your application', at: withdrawnAt }] : []),
  ]
}
