import { CORRECTIONS_MAX } from '@goodword/contract/limits'
import type { Referral } from '@goodword/contract/referrals'
import { type SQL, sql } from 'drizzle-orm'
import { isOpenInvitation } from '../../db/is-open-invitation.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { roleConsents } from '../../db/schema/role-consents.ts'
import { canBeLate, isPromisedToCandidate, promisedUntil } from '../../telling/open-promise.ts'
import { shownStatus } from '../../telling/shown-status.ts'
import { wordsForRecommender } from '../../telling/words-for-recommender.ts'

/**
 * An unanswered invitation whose link has run out, by the database's clock, counts as expired
 * (docs/rules.md#an-invitation-ends-after-30-days).
 */
export const progress: SQL<Referral['progress']> = sql<Referral['progress']>`
  case when ${referrals.progress} in ('invited', 'interested') and ${referrals.tokenExpiresAt} <= now()
    then 'expired' else ${referrals.progress} end
`

/** Whether it and its job are open, and nobody has used its link (docs/rules.md#a-mistyped-invitation-can-be-corrected). */
const isCorrectable: SQL<boolean> = sql<boolean>`(
  ${isOpenInvitation} and ${referrals.progress} = 'invited' and ${referrals.openedAt} is null and ${jobs.isActive}
    and ${referrals.corrections} < ${CORRECTIONS_MAX})`

/** An invitation that may still be answered ends then. */
const countsUntil: SQL<Date | null> = sql`
  case when ${isOpenInvitation} then ${referrals.tokenExpiresAt} end
`.mapWith(referrals.tokenExpiresAt)

/** Until when its company has promised an answer, while nobody told one; of a hidden posting nothing is promised. */
const answerBy: SQL<Date | null> = sql`(
  select ${promisedUntil('told')} from ${applications}
  where ${applications.referralId} = ${referrals.id} and ${jobs.hiddenAt} is null and ${jobs.removedAt} is null)
`.mapWith(applications.answerBy)

/**
 * Whether that time is over without an answer. Not before the address is confirmed: until then the day alone is shown, so that the
 * recommender does not read from it whether it is.
 */
const isAnswerLate: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${applications}
  where ${applications.referralId} = ${referrals.id} and ${isPromisedToCandidate} and ${canBeLate} and ${jobs.removedAt} is null
    and ${applications.answerBy} < now())`

/** Until when its candidate is open to other roles (docs/rules.md#open-to-other-roles-is-a-consent-of-its-own). */
const openToRolesUntil: SQL<Date | null> = sql`(
  select ${roleConsents.expiresAt} from ${roleConsents}
  where ${roleConsents.referralId} = ${referrals.id} and ${roleConsents.expiresAt} > now())
`.mapWith(roleConsents.expiresAt)

/** A referral as its own referrer sees it. The token is in no list. */
export const referralColumns = {
  id: referrals.id,
  jobId: referrals.jobId,
  referrerId: referrals.referrerId,
  candidateEmail: referrals.candidateEmail,
  candidateName: referrals.candidateName,
  message: referrals.message,
  messageWrittenWithAi: referrals.messageWrittenWithAi,
  relation: referrals.relation,
  status: shownStatus('recommender'),
  told: wordsForRecommender,
  progress,
  countsUntil,
  answerBy,
  openToRolesUntil,
  isAnswerLate,
  isCorrectable,
  referralBonus: referrals.referralBonus,
  createdAt: referrals.createdAt,
  // As it was promised, whatever the job says now.
  terms: referralTerms.text,
  remindedAt: referrals.remindedAt,
  job: { title: sql<string>`coalesce(${referralTerms.jobTitle}, ${jobs.title})` },
  company: { name: sql<string>`coalesce(${referralTerms.companyName}, ${jobs.companyName})` },
}
