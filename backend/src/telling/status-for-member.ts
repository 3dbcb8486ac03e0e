import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect/client.ts'
import { isOneOf } from '../db/is-one-of.ts'
import { applications } from '../db/schema/applications.ts'
import { jobs } from '../db/schema/jobs.ts'
import { referrals } from '../db/schema/referrals.ts'

/**
 * Referrals by which a member recommended somebody to jobs of their company, before they joined it: most have none.
 * @param ofJobs a condition on `jobs`
 */
export async function findOwnReferrals(db: Connection, userId: string, ofJobs: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: referrals.id })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .where(and(eq(referrals.referrerId, userId), ofJobs))
    .prepare('own referrals of a member')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The status that a member is shown, also where rows are counted, found or ordered by it: of whom they recommended the told one
 * (docs/rules.md#told-is-a-state-of-its-own).
 * @param own what `findOwnReferrals` has found; where that is nothing, this is the column, which indexes answer
 */
export function statusForMember(own: readonly string[]): SQL<string> {
  const { status, toldStatus, referralId } = applications
  return own.length === 0
    ? sql<string>`${status}`
    : sql<string>`(case when ${isOneOf(referralId, own)} then ${toldStatus} else ${status} end)`
}

/** Whether a member recommended somebody to the job, in a statement with `jobs` in it: what they recommended is read once. */
export function hasReferralBy(userId: string): SQL<boolean> {
  return sql<boolean>`${jobs.id} in (select ${referrals.jobId} from ${referrals} where ${referrals.referrerId} = ${userId})`
}
