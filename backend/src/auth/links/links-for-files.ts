import { inArray } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import type { ApplySession } from '../apply-session.ts'

/**
 * The invitations for which a browser may upload files: before the submission every one that it has opened, afterwards those
 * whose candidate is there (docs/rules.md#the-candidates-own-page-has-a-link-of-its-own).
 */
export async function linksForFiles(db: Connection, { sid, referrals, own = [] }: ApplySession): Promise<string[]> {
  const { referralId, applySession } = applications
  const sent = await db.select({ referralId, applySession }).from(applications).where(inArray(referralId, referrals))
  const others = sent.filter((one) => one.applySession !== sid && !own.includes(one.referralId))
  return referrals.filter((id) => !others.some((one) => one.referralId === id))
}
