import type { Referral } from '@goodword/contract/referrals'
import { eq } from 'drizzle-orm'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { withoutDetails } from '../../db/connect/without-details.ts'
import { candidateLinks } from '../../db/schema/candidate-links.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import { eventSalts } from '../../db/schema/event-salts.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { reports } from '../../db/schema/reports.ts'
import type { Deps } from '../../deps.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { discardDocuments, uploadsOf } from '../../storage/discard-documents.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { findReferral } from './find-referrals.ts'
import { uncountInvitation } from './limit-invitations.ts'
import { lockInvitation } from './lock-invitation.ts'

/**
 * Takes an unanswered invitation back, also one that ran out: its links are dead, and what was given and uploaded of the
 * candidate is deleted. Who had shown interest is told (docs/rules.md#an-unanswered-invitation-can-be-taken-back).
 * @returns the referral as its referrer sees it from then on
 * @throws NotFound for referrals of others, Conflict when it was answered
 */
export async function revokeInvitation(deps: Deps, actor: Actor, referralId: string): Promise<Referral> {
  const { userId } = requireRole(actor)
  const { db, env, mail, log } = deps
  const { referral, discarded } = await db.transaction(async (tx) => {
    const { referral: held } = await lockInvitation(tx, userId, referralId)
    const { progress, jobId } = held
    if (held.candidateEmail) await uncountInvitation(tx, env, held)
    const discarded = await discardDocuments(tx, uploadsOf(referralId))
    await mail.forget(tx, { referralId })
    // Their words stay: they are for the operators, and who takes the invitation back may be whom they are about.
    await tx.update(reports).set({ referralId: null }).where(eq(reports.referralId, referralId))
    // Composed now: afterwards nobody knows where it goes.
    if (progress === 'interested') await mail.enqueue(tx, [{ kind: 'invitation-revoked', referralId }])
    await tx.delete(candidateQuestions).where(eq(candidateQuestions.referralId, referralId))
    await tx.delete(candidateLinks).where(eq(candidateLinks.referralId, referralId))
    await tx.delete(eventSalts).where(eq(eventSalts.referralId, referralId))
    await tx
      .update(referrals)
      .set({ ...withoutDetails(referralId), progress: 'revoked' })
      .where(eq(referrals.id, referralId))
    const referral = await findReferral(tx, referralId)
    await appendEvent(tx, { kind: 'revoked', referralId, jobId, actorId: userId })
    return { referral, discarded }
  })
  log.info({ userId, referralId }, 'invitation revoked')
  await removeFiles(deps, discarded)
  return referral
}
