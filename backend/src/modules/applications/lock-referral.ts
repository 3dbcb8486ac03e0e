import { isUnanswered } from '@goodword/contract/statuses'
import { said } from '@goodword/languages/texts'
import { eq, sql } from 'drizzle-orm'
import type { ApplySession } from '../../auth/apply-session.ts'
import { isStillOpened } from '../../auth/links/is-still-opened.ts'
import { deadLink } from '../../auth/links/live-link.ts'
import type { Database, Transaction } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import { Conflict } from '../../errors.ts'

export const ALREADY_APPLIED = said('You have already applied for this job.')

/** The referral to apply with. @throws NotFound when its link has ended, Conflict when it was used to apply */
export async function findOpenReferral(db: Database, referralId: string) {
  return checked(await select(db, referralId))
}

/**
 * The same, locked: until the transaction ends nobody else applies with it, its link stays the one that this browser has opened, and its
 * job stays open.
 */
export async function lockReferral(tx: Transaction, session: ApplySession, { id }: { id: string }) {
  const held = await lockInOrder(tx, eq(referrals.id, id))
  const referral = checked(await select(tx, id))
  if (!(await isStillOpened(tx, session, id))) throw deadLink()
  if (held?.job?.hiddenAt) throw new Conflict(said('The operators hid this posting. It takes no applications.'))
  if (!held?.job?.isActive) throw new Conflict(said('This job is closed and takes no new applications.'))
  return referral
}

function select(db: Pick<Transaction, 'select'>, referralId: string) {
  return db
    .select({
      id: referrals.id,
      jobId: referrals.jobId,
      candidateKey: referrals.candidateKey,
      referrerId: referrals.referrerId,
      referrerKey: users.emailKey,
      message: referrals.message,
      relation: referrals.relation,
      isMessagePrivate: referrals.isMessagePrivate,
      progress: referrals.progress,
      isExpired: sql<boolean>`${referrals.tokenExpiresAt} <= now()`,
    })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(eq(referrals.id, referralId))
}

function checked(rows: Awaited<ReturnType<typeof select>>) {
  const [found] = rows
  if (found?.progress === 'applied' || found?.progress === 'withdrawn') throw new Conflict(ALREADY_APPLIED)
  if (!found || found.isExpired || !isUnanswered(found.progress)) throw deadLink()
  return found
}
