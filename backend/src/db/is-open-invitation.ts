import { UNANSWERED } from '@goodword/contract/statuses'
import { and, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { referrals } from './schema/referrals.ts'

/** The condition on a referral that its invitation is unanswered and has not run out, by the database's clock. */
export const isOpenInvitation: SQL | undefined = and(
  inArray(referrals.progress, [...UNANSWERED]),
  gt(referrals.tokenExpiresAt, sql`now()`),
)
