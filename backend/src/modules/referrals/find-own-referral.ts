import type { Referral } from '@goodword/contract/referrals'
import { and, eq } from 'drizzle-orm'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import { findReferrals } from './find-referrals.ts'

/**
 * One of the session's own referrals, as the list has it (docs/rules.md#a-job-says-whom-one-has-invited).
 * @throws NotFound for those of others
 */
export async function findOwnReferral({ db }: Pick<Deps, 'db'>, actor: Actor, referralId: string): Promise<Referral> {
  const { userId } = requireRole(actor)
  const [referral] = await findReferrals(db, and(eq(referrals.id, referralId), eq(referrals.referrerId, userId)), 1)
  if (!referral) throw new NotFound('This referral does not exist.')
  return referral
}
