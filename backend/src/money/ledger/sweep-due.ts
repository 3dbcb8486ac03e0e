import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/connect/client.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { SWEEP_PATIENCE } from '../../db/sweep-patience.ts'
import type { Mail } from '../../letters/mail.ts'
import { sendLastRewardNotification } from '../../letters/status-notifications/send-last-reward-notification.ts'
import { isPromiseTold } from '../../telling/is-promise-told.ts'
import type { Logger } from '../../watching/log.ts'
import { guaranteeHasPassed } from './guarantee-has-passed.ts'
import { postFact } from './post-fact.ts'

interface Means {
  db: Database
  mail: Pick<Mail, 'enqueue' | 'enqueueEach'>
  log: Logger
}

/** Rewards looked up at once. */
const ROUND = 200

/**
 * Held until the guarantee has passed, by the database's clock; a disputed one waits for its decision, and one whose hire is to be
 * told later for that.
 */
const isDue = and(eq(rewards.state, 'held'), eq(rewards.isDisputed, false), guaranteeHasPassed, isPromiseTold)

/**
 * Makes due what was held for the days of the guarantee (docs/rules.md#a-reward-is-due-after-the-guarantee). One transaction
 * each. @returns how many
 */
export async function sweepDue({ db, mail, log }: Means): Promise<number> {
  const end = performance.now() + SWEEP_PATIENCE
  let done = 0
  for (;;) {
    const found = await db
      .select({ id: rewards.id })
      .from(rewards)
      .where(isDue)
      .orderBy(asc(rewards.dueAt))
      .limit(ROUND)
    let progress = 0
    for (const { id } of found) if (await db.transaction((tx) => makeDue(tx, mail, id))) progress += 1
    done += progress
    if (found.length < ROUND || progress === 0 || performance.now() >= end) break
  }
  if (done > 0) log.info({ due: done }, 'rewards became due')
  return done
}

/** @returns false when it was reversed or disputed meanwhile, or another server does so now */
async function makeDue(tx: Transaction, mail: Means['mail'], rewardId: string): Promise<boolean> {
  const [reward] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, rewardId), isDue))
    .for('update', { skipLocked: true })
  if (!reward) return false
  await postFact(tx, reward, 'due')
  await sendLastRewardNotification(tx, mail, rewardId)
  return true
}

/** How many it would make due. */
export async function countDue({ db }: Pick<Means, 'db'>): Promise<number> {
  return db.$count(rewards, isDue)
}
