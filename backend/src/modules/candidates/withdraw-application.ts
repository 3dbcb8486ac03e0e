import { said } from '@goodword/languages/texts'
import { eq, sql } from 'drizzle-orm'
import type { ApplySession } from '../../auth/apply-session.ts'
import { lockLink } from '../../auth/links/lock-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import { applicationChanges } from '../../db/schema/application-changes.ts'
import { applications } from '../../db/schema/applications.ts'
import { objects } from '../../db/schema/objects.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Conflict } from '../../errors.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import { discardDocuments } from '../../storage/discard-documents.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { takeBackUntold } from '../applications/take-back-untold.ts'
import { WITHOUT_CONTENT } from '../applications/without-content.ts'

/**
 * Withdraws an application: the company keeps that there was one and by whom, and loses documents, phone number, cover
 * letter, the referrer's message, corrections and notes at once. A decision that was not told lapses. Said twice it changes nothing.
 * @throws NotFound for a bad link, Forbidden where it is not the caller's own, Conflict where there is no application, or
 * a hire: the page offers none then, and what was promised for it stays
 */
export async function withdrawApplication(deps: Deps, session: ApplySession | null, token: string): Promise<void> {
  const { db, log, notifications } = deps
  const withdrawn = await db.transaction(async (tx) => {
    const link = await lockLink(tx, token)
    requireOwn(link, session)
    const { id: referralId, jobId, progress, application } = link
    if (progress === 'withdrawn') return undefined
    if (!application) throw new Conflict(said('There is no application to withdraw yet.'))
    if (application.toldStatus === 'hired')
      throw new Conflict(said('You are hired. Please talk to the company instead.'))
    const ids = await discardDocuments(tx, eq(objects.applicationId, application.id))
    await tx
      .update(applications)
      .set({ withdrawnAt: sql`now()`, ...WITHOUT_CONTENT })
      .where(eq(applications.id, application.id))
    await tx.delete(applicationChanges).where(eq(applicationChanges.applicationId, application.id))
    await tx.update(referrals).set({ progress: 'withdrawn' }).where(eq(referrals.id, referralId))
    await takeBackUntold(tx, notifications, application)
    await appendEvent(tx, { kind: 'withdrawn', referralId, jobId })
    return { referralId, applicationId: application.id, discarded: ids }
  })
  if (!withdrawn) return
  const { discarded, ...about } = withdrawn
  log.info(about, 'application withdrawn')
  await removeFiles(deps, discarded)
}
