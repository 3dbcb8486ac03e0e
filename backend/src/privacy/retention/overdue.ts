import { UNANSWERED } from '@goodword/contract/statuses'
import { and, eq, exists, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/connect/client.ts'
import { applications } from '../../db/schema/applications.ts'
import { events } from '../../db/schema/events.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'

const AFTER_AN_INVITATION = sql`now() - interval '30 days'`
const AFTER_AN_APPLICATION = sql`now() - interval '12 months'`

/**
 * The condition on a referral, with its application and job joined, that its time is over
 * (docs/rules.md#finished-applications-are-kept-12-months): an invitation that ran out, was declined or taken back 30 days
 * ago; an application that was rejected or withdrawn, or whose job was closed, and has not moved for 12 months; one whose
 * consent has ended. A hire is kept whatever becomes of its job (docs/rules.md#a-hire-outlives-its-job). By the database's
 * clock.
 */
function isOverdue(db: Connection) {
  const endedLongAgo = db
    .select({ seq: events.seq })
    .from(events)
    .where(
      and(
        eq(events.referralId, referrals.id),
        inArray(events.kind, ['declined', 'revoked']),
        lt(events.at, AFTER_AN_INVITATION),
      ),
    )
  return or(
    and(inArray(referrals.progress, [...UNANSWERED]), lt(referrals.tokenExpiresAt, AFTER_AN_INVITATION)),
    and(inArray(referrals.progress, ['declined', 'revoked']), exists(endedLongAgo)),
    and(
      or(
        eq(applications.status, 'rejected'),
        isNotNull(applications.withdrawnAt),
        and(eq(jobs.isActive, false), ne(applications.status, 'hired')),
      ),
      lt(applications.updatedAt, AFTER_AN_APPLICATION),
    ),
    and(lt(applications.consentExpiresAt, sql`now()`), ne(applications.status, 'hired')),
  )
}

/** Referrals whose time is over, oldest first. */
export async function findOverdue(db: Connection, limit?: number): Promise<{ id: string; jobId: string }[]> {
  const found = overdue(db).orderBy(referrals.createdAt)
  return limit === undefined ? found : found.limit(limit)
}

/** Whether one of them still is, once nobody else can change it. */
export async function isStillOverdue(tx: Connection, referralId: string): Promise<boolean> {
  return (await overdue(tx, eq(referrals.id, referralId))).length > 0
}

function overdue(db: Connection, which?: SQL) {
  return db
    .select({ id: referrals.id, jobId: referrals.jobId })
    .from(referrals)
    .innerJoin(jobs, eq(jobs.id, referrals.jobId))
    .leftJoin(applications, eq(applications.referralId, referrals.id))
    .where(and(which, isOverdue(db)))
}
