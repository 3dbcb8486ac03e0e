import { ADDRESS_CORRECTIONS_PER_DAY, CORRECTIONS_MAX } from '@goodword/contract/limits'
import type { correctInvitation as call, Referral } from '@goodword/contract/referrals'
import { eq, ne, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { addressKeys } from '../../auth/address-keys.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { hashToken, newToken } from '../../auth/links/link-token.ts'
import type { Transaction } from '../../db/connect/client.ts'
import { codeOf } from '../../db/connect/database-error.ts'
import { candidateLinks } from '../../db/schema/candidate-links.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import { eventSalts } from '../../db/schema/event-salts.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, Forbidden } from '../../errors.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { atAddress } from './at-address.ts'
import { findReferral } from './find-referrals.ts'
import { limitInvitations, NOT_INVITED, uncountInvitation } from './limit-invitations.ts'
import { lockInvitationToOpenJob } from './lock-invitation.ts'
import { refuseTwice, TWICE } from './refuse-twice.ts'

/** Of PostgreSQL. */
const UNIQUE_VIOLATION = '23505'
const DAY = 24 * 60 * 60

/**
 * Corrects a mistyped invitation that nobody has opened. Another address gets a letter with a new link; the old link, its
 * unsent letters and what is known of the old address end. Promise, message and last day stay. Another name or
 * relation alone is in the page and in letters from then on, and sends none (docs/rules.md#a-mistyped-invitation-can-be-corrected).
 * @returns the referral as its referrer sees it; unchanged where nothing is corrected
 * @throws NotFound for referrals of others; Forbidden for one's own address or company; Conflict once it was opened,
 * answered, over or corrected three times, and where that person cannot be invited; TooMany
 */
export async function correctInvitation(
  { db, env, mail, log }: Deps,
  actor: Actor,
  referralId: string,
  input: z.output<typeof call.body>,
): Promise<Referral> {
  const user = requireRole(actor)
  const { userId } = user
  const tries = 'You have corrected many invitations today.'
  await takeFromLimit(db, `address-corrections:${userId}`, ADDRESS_CORRECTIONS_PER_DAY, DAY, tries)

  const { hasMoved, referral } = await db.transaction(async (tx) => {
    const held = await lockInvitationToOpenJob(tx, user, referralId)
    const { candidateEmail = held.candidateEmail, candidateName = held.candidateName } = input
    if (held.progress !== 'invited' || held.openedAt)
      throw new Conflict('This invitation was opened already. You can take it back and invite the right person.')
    if (await hasRunOut(tx, referralId))
      throw new Conflict('This invitation has run out. You can take it back and invite the right person.')
    const { relation } = input
    await tx.update(referrals).set({ candidateName, relation }).where(eq(referrals.id, referralId))
    if (candidateEmail === held.candidateEmail) return { hasMoved: false, referral: await findReferral(tx, referralId) }

    const { key: candidateKey, inbox } = addressKeys(candidateEmail)
    const self = { userId, inbox: inboxKey(user.email) }
    if (inbox === self.inbox) throw new Forbidden(...atAddress('You cannot refer yourself.'))
    if (held.corrections >= CORRECTIONS_MAX)
      throw new Conflict('You have corrected this invitation three times. You can take it back.')
    await refuseTwice(tx, self, { jobId: held.jobId, candidateEmail }, ne(referrals.id, referralId))
    if (await isSuppressed(tx, env, candidateEmail)) throw new Conflict(...atAddress(NOT_INVITED))
    const token = newToken()
    await orTwice(
      tx
        .update(referrals)
        .set({
          candidateEmail,
          candidateKey,
          tokenHash: hashToken(token),
          corrections: held.corrections + 1,
          correctedAt: sql`now()`,
          // Whoever was reminded was somebody else.
          remindedAt: null,
        })
        .where(eq(referrals.id, referralId)),
    )
    await uncountInvitation(tx, env, held)
    await limitInvitations(tx, env, { referrerId: userId, candidateEmail })
    // Of the old address nothing stays: neither letters, nor the salt by which the record names it.
    await mail.forget(tx, { referralId })
    await tx.delete(candidateQuestions).where(eq(candidateQuestions.referralId, referralId))
    await tx.delete(candidateLinks).where(eq(candidateLinks.referralId, referralId))
    await tx.delete(eventSalts).where(eq(eventSalts.referralId, referralId))
    await mail.enqueue(tx, [{ kind: 'invitation', referralId, token }])
    const referral = await findReferral(tx, referralId)
    await appendEvent(tx, { kind: 'corrected', referralId, jobId: held.jobId, actorId: userId, candidateKey })
    return { hasMoved: true, referral }
  })
  log.info({ userId, referralId, hasMoved }, 'invitation corrected')
  return referral
}

/** Somebody has referred the same address a moment ago: the row of that referral was not to be seen yet. */
async function orTwice(update: PromiseLike<unknown>): Promise<void> {
  try {
    await update
  } catch (error) {
    throw codeOf(error) === UNIQUE_VIOLATION ? new Conflict(...atAddress(TWICE)) : error
  }
}

/** By the database's clock. */
async function hasRunOut(tx: Transaction, referralId: string): Promise<boolean> {
  const [found] = await tx
    .select({ isOver: sql<boolean>`${referrals.tokenExpiresAt} <= now()` })
    .from(referrals)
    .where(eq(referrals.id, referralId))
  return found?.isOver ?? true
}
