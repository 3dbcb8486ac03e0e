import { ANSWER_DAYS, INVITATION_DAYS } from '@goodword/contract/limits'
import { addressKey } from '../src/auth/address-key.ts'
import { hashToken, newToken } from '../src/auth/links/link-token.ts'
import { withoutDetails } from '../src/db/connect/without-details.ts'
import { newSalt } from '../src/record/events/append-event.ts'
import { referralStatus } from '../src/telling/referral-status.ts'
import { applicationRows } from './application-rows.ts'
import { type Clock, idAt } from './clock.ts'
import type { ReferralContent } from './content/referral-content.ts'
import { eventRows } from './event-rows.ts'

interface Job {
  id: string
  /** Its manager. */
  postedBy: string
  referralBonus?: number | null | undefined
  answerWithinDays?: number | undefined
}

/** An invitation whose letter went out long ago, with the application that came of it. */
export function referralRows(content: ReferralContent, job: Job, referrerId: string, clock: Clock) {
  const { candidateEmail, candidateName, relation, message, daysAgo, progress = 'invited' } = content
  const createdAt = clock.ago(daysAgo)
  const id = idAt(createdAt)
  const application =
    content.application &&
    applicationRows(
      content.application,
      {
        id,
        jobId: job.id,
        candidateEmail,
        candidateName,
        relation,
        message,
        answerWithinDays: job.answerWithinDays ?? ANSWER_DAYS,
      },
      job.postedBy,
      clock,
    )
  // Then nothing is left of the candidate, and of the salt neither.
  const isForgotten = progress === 'declined' || progress === 'revoked'
  const referral = {
    id,
    jobId: job.id,
    referrerId,
    candidateEmail,
    candidateKey: addressKey(candidateEmail),
    candidateName,
    relation,
    message,
    isMessagePrivate: false,
    referralBonus: job.referralBonus,
    tokenHash: hashToken(newToken()),
    tokenExpiresAt: clock.ago(daysAgo - INVITATION_DAYS),
    progress: application ? ('applied' as const) : progress,
    status: application && referralStatus(application.row.status),
    createdAt,
    ...(isForgotten && withoutDetails(id)),
  }
  const salt = newSalt()
  const events = eventRows({
    referral,
    candidateKey: addressKey(candidateEmail),
    salt,
    history: application?.history ?? [],
  })
  const eventSalts = isForgotten ? [] : [{ referralId: id, salt }]
  const hire = application && {
    applicationId: application.row.id,
    referral,
    managerId: job.postedBy,
    history: application.history,
    payment: content.application?.payment,
    dispute: content.application?.dispute,
  }
  return { referral, eventSalts, events, application, hire }
}
