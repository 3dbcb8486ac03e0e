import type { MyJob } from '@goodword/contract/jobs'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/connect/client.ts'
import { isOneOf } from '../../../db/is-one-of.ts'
import { handlerOfJob } from '../../../db/members/handler-of-job.ts'
import { postingColumns } from '../../../db/posting-columns.ts'
import { companies } from '../../../db/schema/companies.ts'
import { jobs } from '../../../db/schema/jobs.ts'
import { users } from '../../../db/schema/users.ts'
import { findOwnReferrals, statusForMember } from '../../../telling/status-for-member.ts'
import { countApplications, countWaiting } from '../count-by-job.ts'
import { isMine } from './is-mine.ts'

/**
 * The jobs of a manager's company, newest first.
 * @param which only these
 */
export async function myJobs(db: Database, userId: string, which: SQL | undefined, limit: number): Promise<MyJob[]> {
  const rows = await db
    .select(columns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isMine(db, userId), which))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const shown = statusForMember(await findOwnReferrals(db, userId, isOneOf(jobs.id, ids)))
  // At once: each takes as long as a company has applications.
  const [counts, waits, names] = await Promise.all([
    countApplications(db, ids, shown),
    countWaiting(db, userId, ids, shown),
    namesOf(
      db,
      rows.map(({ handlerId }) => handlerId),
    ),
  ])
  return rows.map(({ handlerId, ...row }) => ({
    ...row,
    handledBy: { id: handlerId, name: referrerName(names.get(handlerId)) },
    applicationCount: counts.get(row.id)?.all ?? 0,
    pendingCount: counts.get(row.id)?.pending ?? 0,
    newCount: waits.get(row.id)?.unread ?? 0,
    waitingCount: waits.get(row.id)?.waiting ?? 0,
    waitingSince: waits.get(row.id)?.since?.toISOString() ?? null,
    lateCount: waits.get(row.id)?.late ?? 0,
    createdAt: row.createdAt.toISOString(),
  }))
}

async function namesOf(db: Connection, ids: string[]) {
  const { id, firstName, lastName } = users
  const found = await db
    .select({ id, firstName, lastName })
    .from(users)
    .where(isOneOf(id, [...new Set(ids)]))
  return new Map(found.map((person) => [person.id, person]))
}

const { title, location, type, description } = postingColumns
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
  handlerId: handlerOfJob,
}
