import { and, eq, lte } from 'drizzle-orm'
import { applications } from '../../db/schema/applications.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'

/** The condition that these are the terms of an application, and stood when it was sent: those written down since are in no receipt. */
export const wereFrozenBefore = and(
  eq(referralTerms.referralId, applications.referralId),
  lte(referralTerms.createdAt, applications.createdAt),
)
