import { eq, sql } from 'drizzle-orm'
import { applications } from '../../db/schema/applications.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { appendEvent } from '../../events/append-event.ts'
import { discardDocuments } from '../../storage/discard-documents.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { lockLink } from '../links/lock-link.ts'

/**
 * Withdraws an application: the company keeps that there was one and by whom, and loses documents, phone number and
 * cover letter at once. Said twice it changes nothing.
 * @throws NotFound for a bad link, Conflict where there is no application
 */
export async function withdrawApplication(deps: Deps, token: string): Promise<void> {
  const { db, log } = deps
  const withdrawn = await db.transaction(async (tx) => {
    const { id: referralId, jobId, progress, application } = await lockLink(tx, token)
    if (progress === 'withdrawn') return undefined
    if (!application) throw new Conflict('There is no application to withdraw yet.')
    const ids = await discardDocuments(tx, eq(objects.applicationId, application.id))
    await tx
      .update(applications)
      .set({ withdrawnAt: sql`now()`, phone: null, coverLetter: null })
      .where(eq(applications.id, application.id))
    await tx.update(referrals).set({ progress: 'withdrawn' }).where(eq(referrals.id, referralId))
    await appendEvent(tx, { kind: 'withdrawn', referralId, jobId })
    return { referralId, applicationId: application.id, discarded: ids }
  })
  if (!withdrawn) return
  const { discarded, ...about } = withdrawn
  log.info(about, 'application withdrawn')
  await removeFiles(deps, discarded)
}
