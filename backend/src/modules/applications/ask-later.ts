import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { inboxKey } from '../../auth/inbox-key.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import type { Deps } from '../../deps.ts'
import type { Mail } from '../../letters/mail.ts'
import { mayAskAddress } from './may-ask-address.ts'
import { noteAsked } from './note-asked.ts'

/** Looked at in one sweep. */
const AT_ONCE = 100

interface Means extends Pick<Deps, 'db' | 'env' | 'log'> {
  mail: Pick<Mail, 'enqueue'>
}

const isUnasked = and(
  isNull(applications.confirmedAt),
  isNull(applications.askedAt),
  isNull(applications.withdrawnAt),
  ne(applications.status, 'hired'),
)

/**
 * Asks addresses that got too many letters when they were typed, once they may be asked
 * (docs/rules.md#an-address-is-confirmed-by-a-link-that-was-sent-to-it). One transaction each.
 * @returns how many were asked
 */
export async function askLater({ db, env, mail, log }: Means): Promise<number> {
  const waiting = await db
    .select({ referralId: applications.referralId })
    .from(applications)
    .where(isUnasked)
    // Those that cannot be asked keep nobody else out.
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
  let asked = 0
  for (const { referralId } of waiting) {
    asked += await db.transaction(async (tx) => {
      const { referral, application } = (await lockInOrder(tx, eq(referrals.id, referralId))) ?? {}
      if (!referral || !application || application.confirmedAt || application.askedAt || application.withdrawnAt)
        return 0
      const { id: applicationId, email } = application
      const { referrerId } = referral
      if (!(await mayAskAddress(tx, env, { email, inbox: inboxKey(email), referrerId }))) return 0
      await noteAsked(tx, applicationId)
      await mail.enqueue(tx, [{ kind: 'confirm-address', applicationId }])
      return 1
    })
  }
  if (asked > 0) log.info({ asked }, 'addresses asked for a confirmation')
  return asked
}

/** How many wait to be asked. */
export async function countUnasked({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.$count(applications, isUnasked)
}
