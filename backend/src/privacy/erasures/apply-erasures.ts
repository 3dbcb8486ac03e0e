import { eq, inArray } from 'drizzle-orm'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { events } from '../../db/schema/events.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { removeFiles } from '../../storage/remove-files.ts'
import { type ErasingMeans, eraseReferral } from './erase-referral.ts'
import { beginErasureList, readErasures, recentMonths } from './erasure-list.ts'
import { forgetReports } from './forget-reports.ts'

/** Ids looked up at once. */
const ROUND = 1000

/**
 * Erases again whom the list in the bucket names and the database still has: it is one that a backup was put back into
 * (docs/rules.md#who-was-erased-stays-erased).
 * @returns how many
 * @throws Unavailable while database or store are away; those that were erased by then stay so
 */
export async function applyErasures(means: ErasingMeans): Promise<number> {
  if (await beginErasureList(means.storage)) await warnOfNewList(means)
  const lists = await Promise.all(recentMonths().map((month) => readErasures(means.storage, month)))
  const ids = lists.flat().map(({ referralId }) => referralId)
  let erased = 0
  for (let at = 0; at < ids.length; at += ROUND) {
    const which = inArray(referrals.id, ids.slice(at, at + ROUND))
    const back = await means.db.select({ id: referrals.id }).from(referrals).where(which)
    for (const { id } of back) if (await eraseAgain(means, id)) erased += 1
  }
  if (erased > 0) means.log.warn({ erased }, 'erased people found in the database, erased again')
  return erased
}

/** The log knows of erased people, and the bucket had no list: it is another bucket than before, or was emptied. */
async function warnOfNewList({ db, log }: ErasingMeans): Promise<void> {
  const erased = await db.$count(events, eq(events.kind, 'erased'))
  if (erased > 0) log.error({ erased }, 'the bucket had no list of erasures: is it the one that backups belong to?')
}

/** @returns false when another server was quicker */
async function eraseAgain(means: ErasingMeans, referralId: string): Promise<boolean> {
  const discarded = await means.db.transaction(async (tx) => {
    const held = await lockInOrder(tx, eq(referrals.id, referralId))
    if (!held) return undefined
    const { referral, application } = held
    // The list does not tell whether the candidate erased it or a sweep did.
    await forgetReports(tx, referralId)
    return eraseReferral(tx, means, { referralId, jobId: referral.jobId, applicationId: application?.id })
  })
  if (!discarded) return false
  await removeFiles(means, discarded)
  return true
}
