import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../connect/client.ts'
import { applications } from '../schema/applications.ts'
import { referrals } from '../schema/referrals.ts'
import { lockJob } from './lock-job.ts'

/**
 * Locks a referral and what it belongs to until the transaction ends. Every change of something that others may change at
 * the same time begins here, in this order, or two could wait for each other for ever:
 *
 * 0. an account (`closeOneAccount`, `joinCompany`), then its company, for a change of members (`lockMembership`)
 * 1. the job: shared, so that changes under one job run side by side; alone, to change it (`changeJob`) or delete it (`deleteJob`), with all under it
 *    (`lockUnderJob`)
 * 2. the referral
 * 3. its application
 * 4. the addresses somebody applies under (`lockCandidate`), a refused address (`suppress`), a limit (`takeFromLimit`)
 * 5. uploads, by id (`lockUploads`, `attachDocuments`)
 * 6. letters, by id (`forgetLetters`, `settleLetter`): a letter's follower has the greater id
 * 7. the reward of a hire, then the accounts it moves money between, by id (`postFact`)
 * 8. the job's chain of events, last of all (`appendEvent`), and no other job's
 *
 * Whoever needs less leaves steps out, and never goes back.
 * @param which finds one referral, by what does not change while it exists, or is looked at again here
 * @returns all three as they are now, `job` undefined and `application` null where there is none; undefined when there is
 * no such referral
 */
export async function lockInOrder(tx: Transaction, which: SQL | undefined) {
  const [found] = await tx.select({ jobId: referrals.jobId }).from(referrals).where(which)
  if (!found) return undefined
  const job = await lockJob(tx, found.jobId)
  const [referral] = await tx.select().from(referrals).where(which).for('update')
  if (!referral) return undefined
  const isIts = eq(applications.referralId, referral.id)
  const [application = null] = await tx.select().from(applications).where(isIts).for('update')
  return { job, referral, application }
}
