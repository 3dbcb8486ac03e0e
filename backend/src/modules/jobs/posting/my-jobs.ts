import type { MyJob } from '@goodword/contract/jobs'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect/client.ts'
import { isOneOf } from '../../../db/is-one-of.ts'
import { handlerOfJob } from '../../../db/members/handler-of-job.ts'
import { postingColumns } from '../../../db/posting-columns.ts'
import { companies } from '../../../db/schema/companies.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { findOwnReferrals, hasReferralBy, statusForMember } from '../../../telling/status-for-member.ts'
import { countReceived } from '../count-by-job.ts'
import { isMine } from './is-mine.ts'

/**
 * The jobs of a manager's company, newest first.
 * @param which only these
 */
export async function myJobs(db: Database, userId: string, which: SQL | undefined, limit: number): Promise<MyJob[]> {
  const rows = await db
    .select({ ...columns, isRecommended: hasReferralBy(userId) })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isMine(db, userId), which))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .prepare('my jobs')
    .execute()
  const ids = rows.map(({ id }) => id)
  const recommended = rows.flatMap(({ id, isRecommended }) => (isRecommended ? [id] : []))
  const own = recommended.length > 0 ? await findOwnReferrals(db, userId, isOneOf(jobs.id, recommended)) : []
  const received = await countReceived(db, userId, ids, statusForMember(own))
  return rows.map(({ handler, isRecommended: _, ...row }) => {
    const { applications = 0, pending = 0, unread = 0, waiting = 0, since, late = 0 } = received.get(row.id) ?? {}
    return {
      ...row,
      handledBy: { id: handler.id, name: referrerName(handler) },
      applicationCount: applications,
      pendingCount: pending,
      newCount: unread,
      waitingCount: waiting,
      waitingSince: since?.toISOString() ?? null,
      lateCount: late,
      createdAt: row.createdAt.toISOString(),
    }
  })
}

const { title, location, type, description } = postingColumns
const handler = sql<{ id: string; firstName: string; lastName: string }>`(select
  json_build_object('id', person.id, 'firstName', person.first_name, 'lastName', person.last_name)
  from users person where person.id = ${handlerOfJob})`
const columns = {
  title,
  location,
  type,
  description,
  id: jobs.id,
  isActive: jobs.isActive,
  isDraft: jobs.isDraft,
  hiddenReason: jobs.hiddenReason,
  isPublic: jobs.isPublic,
  createdAt: jobs.createdAt,
  answerWithinDays: jobs.answerWithinDays,
  usualAnswerDays: companies.usualAnswerDays,
  handler,
}
