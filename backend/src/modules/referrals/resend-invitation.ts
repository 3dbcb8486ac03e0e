import { INVITATION_DAYS } from '@goodword/contract/limits'
import type { Referral } from '@goodword/contract/referrals'
import { and, eq, sql } from 'drizzle-orm'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { hashToken, newToken } from '../../auth/links/link-token.ts'
import { candidateLinks } from '../../db/schema/candidate-links.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { findReferral } from './find-referrals.ts'
import { limitInvitations, NOT_INVITED } from './limit-invitations.ts'
import { lockInvitationToOpenJob } from './lock-invitation.ts'

const PER_DAY = 3
const DAY = 24 * 60 * 60

/**
 * Sends an unanswered invitation once more, also after it ran out: with a new link for another 30 days; the old one, and
 * those of reminders, are dead from then on (docs/rules.md#sending-an-invitation-again-replaces-its-link).
 * @returns the referral as its referrer sees it
 * @throws NotFound for referrals of others; Conflict when it was answered, the job is closed or the person wants none;
 * TooMany
 */
export async function resendInvitation(
  { db, env, mail, log }: Deps,
  actor: Actor,
  referralId: string,
): Promise<Referral> {
  const user = requireRole(actor)
  const { userId } = user
  const isOwn = and(eq(referrals.id, referralId), eq(referrals.referrerId, userId))
  const [own] = await db.select({ id: referrals.id }).from(referrals).where(isOwn)
  if (!own) throw new NotFound('This referral does not exist.')
  const limit = 'You have sent this invitation several times today.'
  await takeFromLimit(db, `resends:${referralId}`, PER_DAY, DAY, limit)

  const referral = await db.transaction(async (tx) => {
    const held = await lockInvitationToOpenJob(tx, user, referralId)
    if (await isSuppressed(tx, env, held.candidateEmail)) throw new Conflict(NOT_INVITED)
    await limitInvitations(tx, env, held)
    const token = newToken()
    const tokenExpiresAt = sql`now() + ${`${INVITATION_DAYS} days`}::interval`
    await tx
      .update(referrals)
      .set({ tokenHash: hashToken(token), tokenExpiresAt })
      .where(isOwn)
    await tx.delete(candidateLinks).where(eq(candidateLinks.referralId, referralId))
    // A letter that has not gone out yet holds the link that just died.
    await mail.cancel(tx, referralId)
    await mail.enqueue(tx, [{ kind: 'invitation', referralId, token }])
    return findReferral(tx, referralId)
  })
  log.info({ userId, referralId }, 'invitation resent')
  return referral
}
