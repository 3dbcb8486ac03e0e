import { said } from '@goodword/languages/texts'
import { eq, sql } from 'drizzle-orm'
import { lockLink } from '../../auth/links/lock-link.ts'
import { applications } from '../../db/schema/applications.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, Forbidden } from '../../errors.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { endUnconfirmed } from '../applications/end-unconfirmed.ts'
import { hasApplied, isUnder } from '../applications/has-applied.ts'
import { lockCandidate } from '../applications/lock-candidate.ts'
import { ALREADY_APPLIED } from '../applications/lock-referral.ts'

/**
 * Confirms the address of an application, as this link was sent there; the notifications that waited for it go out, of the statuses
 * the last one. Said twice it changes nothing.
 * @throws NotFound for a bad link; Forbidden for one that was sent elsewhere; Conflict when the owner of the address has
 * applied meanwhile
 */
export async function confirmAddress(deps: Deps, token: string): Promise<void> {
  const { db, mail, log } = deps
  const confirmed = await db.transaction(async (tx) => {
    const { id: referralId, jobId, openedBy, application } = await lockLink(tx, token)
    if (openedBy !== 'own' || !application) throw new Forbidden(said('This link was not sent to that address.'))
    if (application.confirmedAt) return undefined
    const { id: applicationId, candidateKey, toldStatus: status } = application
    await lockCandidate(tx, jobId, [candidateKey])
    if (await hasApplied(tx, jobId, candidateKey)) throw new Conflict(ALREADY_APPLIED)
    const { answerBy, createdAt } = applications
    // As many days as were promised, from now on: a late confirmation is not late at once (docs/rules.md#an-answer-is-promised).
    const until = sql`greatest(${answerBy}, now() + (${answerBy} - ${createdAt}))`
    await tx
      .update(applications)
      .set({ confirmedAt: sql`now()`, answerBy: until })
      .where(eq(applications.id, applicationId))
    await mail.enqueue(tx, [
      { kind: 'application-confirmation', applicationId },
      ...(status === 'pending' ? [] : [{ kind: 'status-update', applicationId, status } as const]),
    ])
    await appendEvent(tx, { kind: 'address-confirmed', referralId, jobId, candidateKey })
    return { referralId, applicationId, others: isUnder(jobId, candidateKey) }
  })
  if (!confirmed) return
  const { others, ...about } = confirmed
  log.info(about, 'address confirmed')
  await endUnconfirmed(deps, others)
}
