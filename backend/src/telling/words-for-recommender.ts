import type { StatusReason } from '@goodword/contract/status-reasons'
import { type SQL, sql } from 'drizzle-orm'
import { referrals } from '../db/schema/referrals.ts'

/**
 * Of a referral that was told as rejected: why, and the company's sentence to the candidate where the recommender may read it. The
 * reader is told the reason only where it is no rejection (docs/rules.md#a-no-has-words-of-its-own).
 */
export const wordsForRecommender: SQL<{ reason: StatusReason | null; words: string | null } | null> = sql`(
  select json_build_object('reason', c.reason, 'words', case when c.recommender_sees then c.to_candidate end)
  from applications a join status_changes c on c.application_id = a.id
  where a.referral_id = ${referrals.id} and ${referrals.status} = 'rejected' and c.told_at is not null
  order by c.told_at desc, c.id desc limit 1)`
