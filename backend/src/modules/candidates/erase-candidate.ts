import type { ApplySession } from '../../auth/apply-session.ts'
import { lockLink } from '../../auth/links/lock-link.ts'
import { requireOwn } from '../../auth/links/require-own.ts'
import type { Deps } from '../../deps.ts'
import { eraseReferral } from '../../privacy/erasures/erase-referral.ts'
import { forgetReports } from '../../privacy/erasures/forget-reports.ts'
import { noteErasuresSoon } from '../../privacy/erasures/note-erasures.ts'
import { removeFiles } from '../../storage/remove-files.ts'

/**
 * Erases whom a link belongs to: invitation, application, history, letters, files, those that were uploaded and not used
 * among them, and the salt that bound the event log to them. The log itself stays and still verifies
 * (docs/rules.md#what-is-kept-for-proof-has-no-names). The link is dead from then on.
 * @param session of this browser
 * @throws NotFound for a bad link, Forbidden where it is not the caller's own
 */
export async function eraseCandidate(deps: Deps, session: ApplySession | null, token: string): Promise<void> {
  const { db, log } = deps
  const { referralId, discarded } = await db.transaction(async (tx) => {
    const link = await lockLink(tx, token)
    requireOwn(link, session)
    const { id: referralId, jobId, application } = link
    await forgetReports(tx, referralId)
    const ids = await eraseReferral(tx, deps, { referralId, jobId, applicationId: application?.id })
    return { referralId, discarded: ids }
  })
  log.info({ referralId, documents: discarded.length }, 'candidate erased')
  await removeFiles(deps, discarded)
  await noteErasuresSoon(deps)
}
