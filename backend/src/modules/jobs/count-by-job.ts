import { and, eq, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/connect/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { applicationReads } from '../../db/schema/application-reads.ts'
import { applications } from '../../db/schema/applications.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { canBeLate, isUndecided } from '../../telling/open-promise.ts'

// Each count is a statement of its own, which reads each counted row once whatever the planner believes. As part of the list it may be
// planned as one scan of the table for each job: where all rows belong to one job, statistics say that any job has them all.

const every = sql<number>`count(*)::int`

/** How many referrals a job has. */
export interface ReferralsOfJob {
  /** That were not withdrawn or taken back (docs/rules.md#the-referral-count-leaves-out-who-withdrew). */
  all: number
  /**
   * Those that the company itself may know of: who opted in by applying. Before that it learns of nobody, and not how many they are
   * (docs/rules.md#a-company-does-not-learn-how-many-were-invited).
   */
  known: number
}

/** How many referrals each job has; jobs without any are left out. */
export async function countReferrals(db: Connection, jobIds: readonly string[]): Promise<Map<string, ReferralsOfJob>> {
  if (jobIds.length === 0) return new Map()
  const { jobId, progress } = referrals
  const known = sql<number>`(count(*) filter (where ${progress} = 'applied'))::int`
  const rows = await db
    .select({ jobId, all: every, known })
    .from(referrals)
    .where(and(isOneOf(jobId, jobIds), notInArray(progress, ['withdrawn', 'revoked'])))
    .groupBy(jobId)
  return new Map(rows.map(({ jobId, ...counts }) => [jobId, counts]))
}

/** What a job received, as a member is shown it. */
export interface ReceivedByJob {
  applications: number
  pending: number
  /** How many wait for an answer, since when the first of them does, and how many of their promises are broken. */
  waiting: number
  since: Date | null
  late: number
  /** How many of the pending ones the reader has not opened. */
  unread: number
}

/**
 * What each job received; jobs without applications are left out. One statement of three parts, which are planned apart.
 * @param userId the member who reads it
 * @param shown the status as they are shown it
 */
export async function countReceived(
  db: Connection,
  userId: string,
  jobIds: readonly string[],
  shown: SQL,
): Promise<Map<string, ReceivedByJob>> {
  if (jobIds.length === 0) return new Map()
  const { jobId, id, answerBy, answeredAt, createdAt } = applications
  const isRead = and(eq(applicationReads.applicationId, id), eq(applicationReads.userId, userId))
  const isAwaited = isNull(answeredAt)
  const none = {
    applications: nothing,
    pending: nothing,
    waiting: nothing,
    unread: nothing,
    late: nothing,
    since: never,
  }
  const rows = await unionAll(
    db
      .select({
        jobId,
        ...none,
        applications: every,
        pending: sql<number>`(count(*) filter (where ${shown} = 'pending'))::int`,
      })
      .from(applications)
      .where(isOneOf(jobId, jobIds))
      .groupBy(jobId),
    db
      .select({
        jobId,
        ...none,
        waiting: sql<number>`(count(*) filter (where ${isAwaited}))::int`,
        unread: sql<number>`(count(*) filter (where ${shown} = 'pending' and ${applicationReads.userId} is null))::int`,
        since: sql<Date | null>`min(${createdAt}) filter (where ${isAwaited})`.mapWith(createdAt),
      })
      .from(applications)
      .leftJoin(applicationReads, isRead)
      .where(and(isOneOf(jobId, jobIds), isUndecided(shown)))
      .groupBy(jobId),
    db
      .select({ jobId, ...none, late: every })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, jobId))
      .where(and(isOneOf(jobId, jobIds), isUndecided(shown), isAwaited, lt(answerBy, sql`now()`), canBeLate))
      .groupBy(jobId),
  )
    .prepare('received by job')
    .execute()
  const received = new Map<string, ReceivedByJob>()
  for (const { jobId, ...part } of rows) {
    const sum = received.get(jobId)
    if (!sum) {
      received.set(jobId, part)
      continue
    }
    for (const name of COUNTED) sum[name] += part[name]
    sum.since ??= part.since
  }
  return received
}

const COUNTED = ['applications', 'pending', 'waiting', 'unread', 'late'] as const
const nothing = sql<number>`0`
const never = sql<Date | null>`null::timestamptz`.mapWith(applications.createdAt)
