import { and, desc, eq, gt, isNotNull, notExists } from 'drizzle-orm'
import type { Connection, Database } from '../../db/connect/client.ts'
import { lockInOrder } from '../../db/locks/lock-in-order.ts'
import { applications } from '../../db/schema/applications.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { statusChanges } from '../../db/schema/status-changes.ts'
import { SWEEP_PATIENCE } from '../../db/sweep-patience.ts'
import type { Mail } from '../../letters/mail.ts'
import { sendLastRewardNotification } from '../../letters/status-notifications/send-last-reward-notification.ts'
import type { Logger } from '../../watching/log.ts'
import { promiseReward } from './promise-reward.ts'

interface Means {
  db: Database
  mail: Pick<Mail, 'enqueue' | 'enqueueEach'>
  log: Logger
}

/** Hires looked up at once. */
const ROUND = 200

/**
 * Posts what was promised for hires of before the ledger, dated by the hire. One transaction each. Of any other hire it was
 * posted with the status.
 * @returns how many
 */
export async function sweepPromises({ db, mail, log }: Means): Promise<number> {
  const end = performance.now() + SWEEP_PATIENCE
  let done = 0
  for (;;) {
    const found = await findUnpromised(db).limit(ROUND)
    let progress = 0
    for (const { referralId } of found) if (await promise({ db, mail }, referralId)) progress += 1
    done += progress
    if (found.length < ROUND || progress === 0 || performance.now() >= end) break
  }
  if (done > 0) log.warn({ promised: done }, 'hires had no promise, and have one now')
  return done
}

/** @returns false when it is no hire any more, or somebody else was first */
function promise({ db, mail }: Pick<Means, 'db' | 'mail'>, referralId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const held = await lockInOrder(tx, eq(referrals.id, referralId))
    const [application] = await findUnpromised(tx, referralId)
    if (!held || !application) return false
    const [hired] = await tx
      .select({ at: statusChanges.createdAt, by: statusChanges.changedBy })
      .from(statusChanges)
      .where(and(eq(statusChanges.applicationId, application.id), eq(statusChanges.toStatus, 'hired')))
      .orderBy(desc(statusChanges.id))
      .limit(1)
    const { referral } = held
    const made = await promiseReward(tx, {
      applicationId: application.id,
      wasTold: false,
      referral,
      ...(hired?.by && { actorId: hired.by }),
      ...(hired && { since: hired.at }),
    })
    if (made) await sendLastRewardNotification(tx, mail, made.id)
    return made !== undefined
  })
}

/** How many it would post for. */
export async function countUnpromised({ db }: Pick<Means, 'db'>): Promise<number> {
  return (await findUnpromised(db)).length
}

function findUnpromised(db: Connection, referralId?: string) {
  const promised = db.select({ id: rewards.id }).from(rewards).where(eq(rewards.applicationId, applications.id))
  return db
    .select({ id: applications.id, referralId: applications.referralId })
    .from(applications)
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .where(
      and(
        eq(applications.status, 'hired'),
        isNotNull(referrals.referralBonus),
        gt(referrals.referralBonus, 0),
        notExists(promised),
        referralId === undefined ? undefined : eq(referrals.id, referralId),
      ),
    )
    .$dynamic()
}
