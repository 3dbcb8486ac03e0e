import { shareOf } from '@goodword/contract/reward'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { rewardFacts } from '../../db/schema/reward-facts.ts'
import { rewards } from '../../db/schema/rewards.ts'
import { findTerms } from '../terms/find-terms.ts'
import { addFact } from './add-fact.ts'
import { lockLastReward } from './lock-last-reward.ts'
import { postFact, type Reward } from './post-fact.ts'

/** A hire, in a transaction that holds its application. */
export interface Hire {
  applicationId: string
  referral: { id: string; jobId: string; referrerId: string }
  /** Who hired. */
  actorId?: string
  /** When, of demo data: the reward is dated by it, too. Now where it is left out. */
  since?: Date
}

/**
 * Posts what was promised for a hire (docs/rules.md#a-hire-posts-the-promise); once, however often it is asked. A hire that is
 * made again continues the guarantee of the one before, unless that was a mistake.
 * @returns the reward; undefined where no bonus was promised
 */
export async function promiseReward(tx: Connection, { applicationId, referral, actorId, since }: Hire) {
  const terms = await findTerms(tx, referral.id)
  if (!terms?.bonusCents) return undefined
  const last = await lockLastReward(tx, applicationId)
  if (last && last.state !== 'reversed') return hiredAgain(tx, last, actorId)
  const { companyId, companyName, jobTitle, bonusCents, recommenderPercent, guaranteeDays } = terms
  if (last?.isDisputed) await settle(tx, last, actorId)
  const began = last && !(await wasMistake(tx, last)) ? last.hiredAt : since
  const hiredAt = began ? sql`${began.toISOString()}::timestamptz` : sql`now()`
  await tx.execute(sql`
    insert into rewards (application_id, occurrence, referral_id, job_id, company_id, recommender_id, company_name,
      job_title, gross_cents, share_cents, terms, terms_hash, hired_at, due_at, created_at)
    values (${applicationId}, ${(last?.occurrence ?? 0) + 1}, ${referral.id}, ${referral.jobId}, ${companyId},
      ${referral.referrerId}, ${companyName}, ${jobTitle}, ${bonusCents}, ${shareOf(bonusCents, 100 - recommenderPercent)},
      ${terms.text}, ${terms.textHash}, ${hiredAt}, ${hiredAt} + make_interval(days => ${guaranteeDays}),
      ${since ? hiredAt : sql`now()`})`)
  const made = await lockLastReward(tx, applicationId)
  return made && postFact(tx, made, 'promised', { actorId })
}

/** A hire that ended after its reward was due is disputed by that alone: made again, there is nothing to decide. */
async function hiredAgain(tx: Connection, reward: Reward, actorId: string | undefined): Promise<Reward> {
  if (!reward.isDisputed || !(await isByStatusAlone(tx, reward.id))) return reward
  return settle(tx, reward, actorId)
}

/** Ends a dispute by a status: the hire stands again, and there is nothing to decide. */
async function settle(tx: Connection, reward: Reward, actorId: string | undefined): Promise<Reward> {
  await addFact(tx, reward, 'resolved', { actorId })
  await tx.update(rewards).set({ isDisputed: false }).where(eq(rewards.id, reward.id))
  return { ...reward, isDisputed: false }
}

/** Whether a hire was reversed within an hour: a status set by mistake, whose guarantee nobody relied on. */
async function wasMistake(tx: Connection, { id, hiredAt }: Reward): Promise<boolean> {
  const soon = sql`${hiredAt.toISOString()}::timestamptz + interval '1 hour'`
  const isReversal = and(
    eq(rewardFacts.rewardId, id),
    eq(rewardFacts.kind, 'reversed'),
    lt(rewardFacts.createdAt, soon),
  )
  return (await tx.$count(rewardFacts, isReversal)) > 0
}

/** Whether nobody gave a reason. */
async function isByStatusAlone(tx: Connection, rewardId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is: boolean }>(sql`
    select not exists (select 1 from reward_reasons where fact_id = f.id) as is
      from reward_facts f where reward_id = ${rewardId} and kind = 'disputed' order by id desc limit 1`)
  return rows[0]?.is ?? false
}
