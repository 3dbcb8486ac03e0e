import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { referrals } from '../../db/schema/referrals.ts'
import { NotFound } from '../../errors.ts'
import { hashToken } from './token.ts'

/** A token as we make them. Anything else was never one of ours. */
const TOKEN = /^[\w-]{43}$/

/**
 * The condition that finds the referral of a link that still opens: unanswered and not run out, or used to apply, as
 * from then on it is the candidate's own (docs/rules.md#after-the-submission-the-link-is-the-candidates-own-page).
 * @throws NotFound for what is no token
 */
export function liveLink(token: string): SQL | undefined {
  if (!TOKEN.test(token)) throw deadLink()
  const isOpen = and(inArray(referrals.progress, ['invited', 'interested']), gt(referrals.tokenExpiresAt, sql`now()`))
  const isAnswered = inArray(referrals.progress, ['applied', 'withdrawn'])
  return and(eq(referrals.tokenHash, hashToken(token)), or(isOpen, isAnswered))
}

/** Unknown, expired, declined and erased links answer alike (docs/rules.md#every-dead-link-answers-alike). */
export function deadLink(): NotFound {
  return new NotFound('This referral link is invalid or has expired.')
}
