import { isUnanswered } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import { eq } from 'drizzle-orm'
import { lockLink } from '../../auth/links/lock-link.ts'
import { withoutDetails } from '../../db/connect/without-details.ts'
import { candidateLinks } from '../../db/schema/candidate-links.ts'
import { candidateQuestions } from '../../db/schema/candidate-questions.ts'
import { eventSalts } from '../../db/schema/event-salts.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { endRoleConsents } from '../../privacy/consent/end-role-consents.ts'
import { forgetReports } from '../../privacy/erasures/forget-reports.ts'
import { addressHashes } from '../../privacy/suppressions/address-hashes.ts'
import { suppress } from '../../privacy/suppressions/suppress.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { discardDocuments, uploadsOf } from '../../storage/discard-documents.ts'
import { removeFiles } from '../../storage/remove-files.ts'

/**
 * "No thanks, delete my details": what the referrer gave us about the person and what was uploaded is deleted, their row
 * says declined, and the link is dead. Other invitations are kept away for 30 days, or for ever where `never`
 * (docs/rules.md#whoever-refuses-gets-no-letters).
 * @param never whether the person wants no invitation ever again
 * @throws NotFound for a bad link, Conflict once there is an application
 */
export async function declineReferral(deps: Deps, token: string, { never }: { never: boolean }): Promise<void> {
  const { db, env, mail, log } = deps
  const { referralId, discarded } = await db.transaction(async (tx) => {
    const { id: referralId, jobId, candidateKey, progress } = await lockLink(tx, token)
    if (!isUnanswered(progress)) {
      throw new Conflict(
        said('You have applied already. You can withdraw your application or erase your data instead.'),
      )
    }
    const [addressHash] = await addressHashes(tx, env, candidateKey)
    await suppress(tx, addressHash, { forever: never })
    if (never) await endRoleConsents(tx, env, addressHash)
    const ids = await discardDocuments(tx, uploadsOf(referralId))
    await mail.forget(tx, { referralId })
    await forgetReports(tx, referralId)
    await tx
      .update(referrals)
      .set({ ...withoutDetails(referralId), progress: 'declined' })
      .where(eq(referrals.id, referralId))
    await tx.delete(candidateQuestions).where(eq(candidateQuestions.referralId, referralId))
    await tx.delete(candidateLinks).where(eq(candidateLinks.referralId, referralId))
    await tx.delete(eventSalts).where(eq(eventSalts.referralId, referralId))
    await appendEvent(tx, { kind: 'declined', referralId, jobId })
    return { referralId, discarded: ids }
  })
  log.info({ referralId, never }, 'invitation declined')
  await removeFiles(deps, discarded)
}
