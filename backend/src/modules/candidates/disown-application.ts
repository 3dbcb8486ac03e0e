import { INVITATION_DAYS } from '@goodword/contract/limits'
import { said } from '@goodword/languages/texts'
import { eq, sql } from 'drizzle-orm'
import { hashToken } from '../../auth/links/link-token.ts'
import { lockLink } from '../../auth/links/lock-link.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import { Conflict, Forbidden } from '../../errors.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { endApplication } from '../applications/end-application.ts'

/**
 * "This was not me": ends an application that came through somebody's invitation with an address that nobody confirmed. The
 * invitation's link has been passed on, so this one takes its place; the invitation to a deleted job ends with it.
 * @throws NotFound for a bad link; Forbidden for one that was not sent to the invited address for this; Conflict when the
 * other address was confirmed
 */
export async function disownApplication(deps: Deps, token: string): Promise<void> {
  const { db, mail, notifications, log } = deps
  const { referralId, discarded } = await db.transaction(async (tx) => {
    const { id: referralId, openedBy, job, application } = await lockLink(tx, token)
    if (openedBy !== 'disown' || !application) throw new Forbidden(said('Only the invited person can say this.'))
    if (application.confirmedAt) {
      throw new Conflict(said('Whoever applied has confirmed an address of their own, so their application stays.'))
    }
    if (application.status === 'hired') await notifications.scheduleNotification(tx, { applicationId: application.id })
    const tokenExpiresAt = sql`now() + ${`${INVITATION_DAYS} days`}::interval`
    const discarded = await endApplication(tx, mail, application, { tokenHash: hashToken(token), tokenExpiresAt })
    // Of a deleted job only hires stay, and this was nobody's: there is nothing to be invited to.
    if (!job) await tx.delete(referrals).where(eq(referrals.id, referralId))
    return { referralId, discarded }
  })
  log.info({ referralId }, 'application disowned')
  await removeFiles(deps, discarded)
}
