import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../db/connect/client.ts'
import { isOpenInvitation } from '../../db/is-open-invitation.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { referralTerms } from '../../db/schema/referral-terms.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { SWEEP_PATIENCE } from '../../db/sweep-patience.ts'
import { appendEvent } from '../../record/events/append-event.ts'
import type { Logger } from '../../watching/log.ts'
import { findTerms } from './find-terms.ts'

interface Means {
  db: Database
  log: Logger
}

/** Invitations looked up at once. */
const ROUND = 200

/**
 * Writes down the terms of open invitations of before there were any, from the bonus that each has kept
 * (docs/rules.md#terms-are-frozen-at-the-invitation). The log has it as an event of its own: it happened now, not at the
 * invitation. One transaction each.
 * @returns how many
 */
export async function sweepTerms({ db, log }: Means): Promise<number> {
  const end = performance.now() + SWEEP_PATIENCE
  let done = 0
  for (;;) {
    const found = await findWithoutTerms(db).limit(ROUND)
    let progress = 0
    for (const { id } of found) if (await freeze(db, id)) progress += 1
    done += progress
    if (found.length < ROUND || progress === 0 || performance.now() >= end) break
  }
  if (done > 0) log.info({ frozen: done }, 'open invitations had no terms, and have some now')
  return done
}

/** @returns false when it was answered or ended meanwhile, or somebody else was first */
function freeze(db: Database, referralId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const held = await lockInOrder(tx, eq(referrals.id, referralId))
    const [open] = await findWithoutTerms(tx, eq(referrals.id, referralId))
    const terms = held && open && (await findTerms(tx, referralId))
    if (!terms) return false
    const { jobId } = held.referral
    await appendEvent(tx, { kind: 'terms-frozen', referralId, jobId, terms: terms.textHash })
    return true
  })
}

/** How many it would write down. */
export async function countWithoutTerms({ db }: Pick<Means, 'db'>): Promise<number> {
  return (await findWithoutTerms(db)).length
}

function findWithoutTerms(db: Connection, which?: SQL) {
  return db
    .select({ id: referrals.id })
    .from(referrals)
    .leftJoin(referralTerms, eq(referralTerms.referralId, referrals.id))
    .where(and(isOpenInvitation, isNull(referralTerms.referralId), which))
    .$dynamic()
}
