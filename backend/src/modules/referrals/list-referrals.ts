import type { Referral } from '@goodword/contract/referrals'
import { eq } from 'drizzle-orm'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Forbidden } from '../../errors.ts'
import { findReferrals } from './find-referrals.ts'

/** The session's own referrals, newest first. @throws Forbidden for anybody else's */
export async function listReferrals({ db }: Pick<Deps, 'db'>, actor: Actor, ofUserId: string): Promise<Referral[]> {
  const { userId } = requireRole(actor)
  if (ofUserId !== userId) throw new Forbidden('You can only see your own referrals.')
  return findReferrals(db, eq(referrals.referrerId, userId))
}
