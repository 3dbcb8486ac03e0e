import type { ApplicationStatus, ReferralProgress } from '@goodword/contract/statuses'
import type { EventKind, events } from '../src/db/schema/events.ts'
import { subjectOf } from '../src/record/events/append-event.ts'

interface Story {
  referral: { id: string; jobId: string; referrerId: string; progress: ReferralProgress; createdAt: Date }
  candidateKey: string
  salt: string
  /** The history of the application, oldest first; empty without one. */
  history: readonly { toStatus: ApplicationStatus; changedBy: string | null; createdAt: Date }[]
}

const ANSWERS: Partial<Record<ReferralProgress, EventKind>> = {
  interested: 'interest-shown',
  declined: 'declined',
  withdrawn: 'withdrawn',
  revoked: 'revoked',
}

type NewEvent = Pick<typeof events.$inferInsert, 'kind' | 'referralId' | 'jobId' | 'actorId' | 'status' | 'subject'>

/**
 * What the event log would tell of a referral, each with the moment it is sorted by. The database dates the rows itself:
 * the log is true about when it was written, also for demo data.
 */
export function eventRows({ referral, candidateKey, salt, history }: Story): { at: Date; row: NewEvent }[] {
  const { id: referralId, jobId, referrerId, progress, createdAt } = referral
  const subject = subjectOf(salt, candidateKey)
  const answer = ANSWERS[progress]
  // Only taking an invitation back is the referrer's own doing.
  const by = progress === 'revoked' ? { actorId: referrerId } : {}
  return [
    { at: createdAt, row: { kind: 'referral-created', referralId, jobId, actorId: referrerId, subject } },
    ...(answer ? [{ at: createdAt, row: { kind: answer, referralId, jobId, ...by } }] : []),
    ...history.map(({ toStatus: status, changedBy: actorId, createdAt: at }) => ({
      at,
      row: actorId
        ? { kind: 'status-changed' as const, referralId, jobId, actorId, status }
        : { kind: 'submitted' as const, referralId, jobId, status, subject },
    })),
  ]
}
