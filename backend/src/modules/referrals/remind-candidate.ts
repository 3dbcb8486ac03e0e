import { REMINDER_DAYS } from '@goodword/contract/limits'
import type { Referral } from '@goodword/contract/referrals'
import { eq, sql } from 'drizzle-orm'
import { type Actor, requireRole } from '../../auth/actor.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, TooMany } from '../../errors.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { findReferral } from './find-referrals.ts'
import { limitInvitations, NOT_INVITED } from './limit-invitations.ts'
import { lockInvitationToOpenJob } from './lock-invitation.ts'

/**
 * Reminds a candidate of an open invitation: one more letter, with a link of its own beside the one they have
 * (docs/rules.md#an-invitation-may-be-reminded-of-once-a-week).
 * @returns the referral as its referrer sees it
 * @throws NotFound for referrals of others; Conflict when it was answered or ran out, the job is closed or the person wants
 * none; TooMany within a week of the last time, or with too many invitations to that inbox
 */
export async function remindCandidate(
  { db, env, mail, log }: Deps,
  actor: Actor,
  referralId: string,
): Promise<Referral> {
  const user = requireRole(actor)
  const { userId } = user
  const referral = await db.transaction(async (tx) => {
    const { candidateEmail } = await lockInvitationToOpenJob(tx, user, referralId)
    const { isOver, wait } = await standingOf(tx, referralId)
    if (isOver) throw new Conflict('This invitation has run out. Please send it again.')
    if (wait > 0) throw new TooMany('You have reminded them this week.', wait)
    if (await isSuppressed(tx, env, candidateEmail)) throw new Conflict(NOT_INVITED)
    await limitInvitations(tx, env, { referrerId: userId, candidateEmail })
    await tx.update(referrals).set({ remindedAt: sql`now()` }).where(eq(referrals.id, referralId))
    await mail.enqueue(tx, [{ kind: 'reminder', referralId }])
    return findReferral(tx, referralId)
  })
  log.info({ userId, referralId }, 'candidate reminded')
  return referral
}

/** By the database's clock: whether the invitation has run out, and the seconds until they may be reminded. */
async function standingOf(tx: Transaction, referralId: string): Promise<{ isOver: boolean; wait: number }> {
  const next = sql`${referrals.remindedAt} + ${`${REMINDER_DAYS} days`}::interval`
  const [found] = await tx
    .select({
      isOver: sql<boolean>`${referrals.tokenExpiresAt} <= now()`,
      wait: sql<number>`coalesce(ceil(extract(epoch from ${next} - now())), 0)::int`,
    })
    .from(referrals)
    .where(eq(referrals.id, referralId))
  return found ?? { isOver: true, wait: 0 }
}
