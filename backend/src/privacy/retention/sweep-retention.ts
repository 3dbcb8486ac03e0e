import { eq } from 'drizzle-orm'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { SWEEP_PATIENCE } from '../../db/sweep-patience.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { type ErasingMeans, eraseReferral } from '../erasures/erase-referral.ts'
import { noteErasuresSoon } from '../erasures/note-erasures.ts'
import { findOverdue, isStillOverdue } from './overdue.ts'

/** Referrals looked up at once. */
const ROUND = 200

/**
 * Erases referrals whose time is over (docs/rules.md#a-sweep-erases-what-is-over): invitation, application, history,
 * letters and files, as the candidate could have done by themselves. One transaction each, so that a sweep that is
 * interrupted leaves whole people or none.
 * @returns how many were erased
 */
export async function sweepRetention(means: ErasingMeans): Promise<number> {
  const { db, log } = means
  const end = performance.now() + SWEEP_PATIENCE
  let erased = 0
  for (;;) {
    const overdue = await findOverdue(db, ROUND)
    let progress = 0
    for (const referral of overdue) if (await erase(means, referral)) progress += 1
    erased += progress
    // Rows that are held by somebody else come again; without progress they are left to the next run.
    if (overdue.length < ROUND || progress === 0 || performance.now() >= end) break
  }
  if (erased > 0) await noteErasuresSoon(means)
  if (erased > 0) log.info({ erased }, 'expired referrals erased')
  return erased
}

/** @returns false when it was answered or erased meanwhile */
async function erase(means: ErasingMeans, { id: referralId, jobId }: { id: string; jobId: string }): Promise<boolean> {
  const { db } = means
  const discarded = await db.transaction(async (tx) => {
    const held = await lockInOrder(tx, eq(referrals.id, referralId))
    if (!held || !(await isStillOverdue(tx, referralId))) return undefined
    return eraseReferral(tx, means, { referralId, jobId, applicationId: held.application?.id })
  })
  if (!discarded) return false
  await removeFiles(means, discarded)
  return true
}

/** How many it would erase. */
export async function countOverdue({ db }: Pick<ErasingMeans, 'db'>): Promise<number> {
  return (await findOverdue(db)).length
}
