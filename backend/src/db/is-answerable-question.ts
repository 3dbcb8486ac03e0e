import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import { isOpenInvitation } from './is-open-invitation.ts'
import { jobs } from './schema/jobs.ts'
import { referrals } from './schema/referrals.ts'

/** The condition on a referral that an answer reaches who asked by it: the invitation is open, or has led to an application. */
export const isReachedByAnswer: SQL | undefined = or(isOpenInvitation, eq(referrals.progress, 'applied'))

/**
 * The condition, in a statement with `jobs` and `referrals` in it, that a question is the company's to read and answer. Withdrawing
 * leaves it: were it gone in that moment, the company would know who had asked.
 */
export const isAnswerableQuestion: SQL | undefined = and(
  jobs.isActive,
  isNull(jobs.removedAt),
  or(isReachedByAnswer, eq(referrals.progress, 'withdrawn')),
)
