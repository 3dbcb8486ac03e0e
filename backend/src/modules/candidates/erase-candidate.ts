import { eq, or } from 'drizzle-orm'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { appendEvent } from '../../events/append-event.ts'
import { discardDocuments, uploadsOf } from '../../storage/discard-documents.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { lockLink } from '../links/lock-link.ts'

/**
 * Erases whom a link belongs to: invitation, application, history, letters, files, those that were uploaded and not used among them, and the salt that bound the event
 * log to them. The log itself stays and still verifies (docs/rules.md#what-is-kept-for-proof-has-no-names). The link is
 * dead from then on.
 * @throws NotFound for a bad link
 */
export async function eraseCandidate(deps: Deps, token: string): Promise<void> {
  const { db, mail, log } = deps
  const { referralId, discarded } = await db.transaction(async (tx) => {
    const { id: referralId, jobId, application } = await lockLink(tx, token)
    await mail.forget(tx, { referralId, applicationId: application?.id })
    const attached = application ? eq(objects.applicationId, application.id) : undefined
    const ids = await discardDocuments(tx, or(attached, uploadsOf(referralId)))
    await tx.delete(referrals).where(eq(referrals.id, referralId))
    await appendEvent(tx, { kind: 'erased', referralId, jobId })
    return { referralId, discarded: ids }
  })
  log.info({ referralId, documents: discarded.length }, 'candidate erased')
  await removeFiles(deps, discarded)
}
