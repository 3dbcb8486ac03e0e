import type { Referral } from '@goodword/contract/referrals'
import type { ReferralProgress, ReferralStatus } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import type { BadgeTone } from '@goodword/shared-ui/feedback/badge.tsx'
import { formatDeadline } from '@goodword/shared-ui/formats.ts'
import type { Texts } from '@goodword/shared-ui/kernel'

interface StatusBadge {
  label: string
  tone: BadgeTone
}

const BADGES: Record<ReferralStatus, StatusBadge> = {
  hired: { label: said('Hired'), tone: 'green' },
  interview: { label: said('Interview Scheduled'), tone: 'blue' },
  applied: { label: said('Application Submitted'), tone: 'yellow' },
  rejected: { label: said('Rejected'), tone: 'red' },
}
const PENDING: StatusBadge = { label: said('Pending'), tone: 'gray' }

/** Of an application that ended without a rejection (docs/rules.md#a-no-has-words-of-its-own). */
const CLOSED: Record<NonNullable<Referral['closedAs']>, StatusBadge> = {
  'no-longer-interested': { label: said('No longer interested'), tone: 'gray' },
  'did-not-answer': { label: said('Did not answer'), tone: 'gray' },
}

/** A referral's badge; a missing status counts as pending. */
export function statusBadge(status: ReferralStatus | null | undefined, closedAs?: Referral['closedAs']): StatusBadge {
  if (status === 'rejected' && closedAs) return CLOSED[closedAs]
  return (status && BADGES[status]) ?? PENDING
}

interface Progress {
  label: string
  sentence: string
  /** Nothing more comes of the invitation by itself. */
  isOver?: boolean
}

const PROGRESS: Record<ReferralProgress, Progress | null> = {
  invited: { label: said('Invited'), sentence: said('The invitation is on its way. The next step is theirs.') },
  interested: { label: said('Interested'), sentence: said('They said they are interested and have yet to apply.') },
  // The badge says it.
  applied: null,
  declined: {
    label: said('Declined'),
    sentence: said('They said no this time, and their details were not shared.'),
    isOver: true,
  },
  expired: { label: said('Expired'), sentence: said('The invitation was not answered in time.'), isOver: true },
  revoked: {
    label: said('Taken back'),
    sentence: said('You took the invitation back, and their details were deleted.'),
    isOver: true,
  },
  withdrawn: { label: said('Withdrawn'), sentence: said('They took their application back.'), isOver: true },
}

/** Whose recommendation counts, as long as that is open; undefined once it is not (docs/rules.md#whose-recommendation-counts). */
export function countsText({ countsUntil }: Pick<Referral, 'countsUntil'>, t: Texts['t']): string | undefined {
  if (countsUntil === null) return undefined
  return t(
    'Your invitation counts until {day}. If somebody else invites them too, the referral belongs to the person whose link they use.',
    { day: formatDeadline(countsUntil) },
  )
}

/** What the company has promised, and what a broken promise means; undefined where nobody waits for an answer (docs/rules.md#an-answer-is-promised). */
export function answerText(
  { answerBy, isAnswerLate }: Pick<Referral, 'answerBy' | 'isAnswerLate'>,
  t: Texts['t'],
): string | undefined {
  if (answerBy === null) return undefined
  const day = formatDeadline(answerBy)
  return isAnswerLate
    ? t(
        'They promised an answer by {day}; it is late. That is no decision: the application stands, and you can ask the company about it.',
        { day },
      )
    : t('They promised an answer by {day}.', { day })
}

/**
 * Where the candidate stands with the invitation, under the badge; null where the badge says it all
 * (docs/rules.md#progress-stands-beside-the-status).
 */
export function progressOf({ progress }: Pick<Referral, 'progress'>) {
  return PROGRESS[progress] ?? null
}
