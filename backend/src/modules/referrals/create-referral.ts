import { INVITATION_DAYS } from '@goodword/contract/limits'
import type { Referral, refer } from '@goodword/contract/referrals'
import { and, eq, ne, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireRole } from '../../auth/actor.ts'
import { addressKeys } from '../../auth/address-keys.ts'
import { inboxKey } from '../../auth/inbox-key.ts'
import { isOwnCompany } from '../../auth/is-own-company.ts'
import { hashToken, newToken } from '../../auth/links/link-token.ts'
import { lockJob } from '../../db/locks/lock-job.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, Forbidden, KeyReused, NotFound } from '../../errors.ts'
import { freezeTerms } from '../../money/terms/freeze-terms.ts'
import { isSuppressed } from '../../privacy/suppressions/is-suppressed.ts'
import { takeFromLimit } from '../../rate-limits/take-from-limit.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { atAddress } from './at-address.ts'
import { findReferral } from './find-referrals.ts'
import { limitInvitations, NOT_INVITED } from './limit-invitations.ts'
import { refuseTwice, TWICE } from './refuse-twice.ts'

const PER_DAY = 100
const DAY = 24 * 60 * 60

/**
 * Invites a candidate: the referral and its letter are one transaction.
 * @param idempotencyKey the same one again answers the referral it made the first time
 * (docs/rules.md#a-repeated-request-has-one-result); for somebody else it is refused
 * @returns the referral as its referrer sees it
 * @throws Forbidden for somebody else's id, one's own address or one's own company; NotFound for the job; Conflict when
 * it is closed, the candidate declined, was invited often, or was referred already; TooMany
 */
export async function createReferral(
  { db, env, mail, log }: Deps,
  actor: Actor,
  input: z.output<typeof refer.body>,
  idempotencyKey?: string,
): Promise<Referral> {
  const { userId, email } = requireRole(actor)
  if (input.referrerId !== userId) throw new Forbidden('You can only refer people in your own name.')
  const { key: candidateKey, inbox } = addressKeys(input.candidateEmail)
  const self = { userId, inbox: inboxKey(email) }
  if (inbox === self.inbox) throw new Forbidden(...atAddress('You cannot refer yourself.'))
  await takeFromLimit(db, `referrals:${userId}`, PER_DAY, DAY, 'You have reached the limit of referrals for today.')

  const { isNew, referral } = await db.transaction(async (tx) => {
    const job = await lockJob(tx, input.jobId)
    if (!job) throw new NotFound('This job does not exist any more.')
    if (!job.isActive) throw new Conflict('This job is closed and takes no new referrals.')
    if (await isOwnCompany(tx, { userId, email }, job.companyId))
      throw new Forbidden('You cannot refer people to jobs of your own company.')
    // The same address again may be a repeated request, which finds its row below.
    await refuseTwice(tx, self, input, ne(referrals.candidateKey, candidateKey))
    if (await isSuppressed(tx, env, input.candidateEmail)) throw new Conflict(...atAddress(NOT_INVITED))
    const token = newToken()
    const [made] = await tx
      .insert(referrals)
      .values({
        jobId: input.jobId,
        referrerId: userId,
        candidateEmail: input.candidateEmail,
        candidateKey,
        candidateName: input.candidateName,
        message: input.message,
        messageWrittenWithAi: input.message ? input.messageWrittenWithAi : null,
        relation: input.relation,
        language: input.language,
        isMessagePrivate: false,
        referralBonus: job.referralBonus,
        tokenHash: hashToken(token),
        tokenExpiresAt: sql`now() + ${`${INVITATION_DAYS} days`}::interval`,
        idempotencyKey,
      })
      .onConflictDoNothing()
      .returning({ id: referrals.id })
    const terms = made && (await freezeTerms(tx, made.id, job))
    if (made) await limitInvitations(tx, env, { referrerId: userId, candidateEmail: input.candidateEmail })
    if (made) await mail.enqueue(tx, [{ kind: 'invitation', referralId: made.id, token }])
    const sameOne = made
      ? eq(referrals.id, made.id)
      : and(eq(referrals.referrerId, userId), eq(referrals.idempotencyKey, idempotencyKey ?? ''))
    const [found] = await tx
      .select({ id: referrals.id, jobId: referrals.jobId, candidateKey: referrals.candidateKey })
      .from(referrals)
      .where(sameOne)
    if (!found) throw new Conflict(...atAddress(TWICE))
    if (found.candidateKey !== candidateKey || found.jobId !== input.jobId) throw new KeyReused()
    const referral = await findReferral(tx, found.id)
    if (made) {
      const { jobId } = input
      const kind = 'referral-created'
      await appendEvent(tx, { kind, referralId: made.id, jobId, actorId: userId, terms, candidateKey })
    }
    return { isNew: made !== undefined, referral }
  })
  if (isNew) log.info({ userId, referralId: referral.id, jobId: referral.jobId }, 'referral created')
  return referral
}
