import type { listReports as call, OperatorReport } from '@goodword/contract/operator-reports'
import type { Total } from '@goodword/contract/pages'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor, requireOperator } from '../../auth/actor.ts'
import { type ListPage, listPage } from '../../db/paging/list-page.ts'
import { totalFor } from '../../db/paging/total-for.ts'
import { companies } from '../../db/schema/companies.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { reports } from '../../db/schema/reports.ts'
import { users } from '../../db/schema/users.ts'
import type { VersionedPosting } from '../../db/versioned-posting.ts'
import type { Deps } from '../../deps.ts'
import { reportedAuthor, reportedPosting } from './reported-version.ts'

type Query = z.output<typeof call.query>

/**
 * Open reports of postings, the oldest first, or answered ones, the newest first. Of who reported an operator sees the kind alone
 * (docs/rules.md#everybody-can-report-a-posting).
 * @throws Unauthenticated, NotFound for everybody who is no operator; BadInput for a foreign cursor
 */
export async function listReports(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { answered, ...query }: Query,
): Promise<ListPage<OperatorReport> & { total: Total | undefined }> {
  requireOperator(actor)
  const which = answered ? isNotNull(reports.answeredAt) : isNull(reports.answeredAt)
  const [name, first] = answered ? (['reports/answered', 'newest'] as const) : (['reports/open', 'oldest'] as const)
  const [page, total] = await Promise.all([
    listPage(
      name,
      query,
      reports,
      async (after, limit) => {
        const rows = await db
          .select(columns)
          .from(reports)
          .innerJoin(jobs, eq(jobs.id, reports.jobId))
          .innerJoin(companies, eq(companies.id, jobs.companyId))
          .innerJoin(users, eq(users.id, reportedAuthor))
          .where(and(which, after))
          .orderBy(...[reports.createdAt, reports.id].map(first === 'oldest' ? asc : desc))
          .limit(limit)
        return rows.map(shown)
      },
      first,
    ),
    totalFor(query, () => db.$count(reports, which)),
  ])
  return { ...page, total }
}

const columns = {
  id: reports.id,
  createdAt: reports.createdAt,
  reason: reports.reason,
  details: reports.details,
  by: sql<OperatorReport['by']>`case when ${reports.byCandidate} then 'candidate'
    when ${reports.reporterId} is not null then 'person' else 'guest' end`,
  job: {
    id: jobs.id,
    title: jobs.title,
    description: jobs.description,
    requirements: jobs.requirements,
    location: jobs.location,
    isActive: jobs.isActive,
    hiddenReason: jobs.hiddenReason,
    isDeleted: sql<boolean>`${jobs.removedAt} is not null`,
  },
  company: { name: jobs.companyName, domain: companies.domain },
  reported: reportedPosting,
  poster: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    closedAt: users.closedAt,
    hasPosted: sql<boolean>`${users.id} = ${jobs.postedBy}`,
  },
  answeredAt: reports.answeredAt,
  outcome: reports.outcome,
  answer: reports.answer,
}

type Row = Omit<OperatorReport, 'createdAt' | 'job' | 'poster' | 'answered'> & {
  createdAt: Date
  job: Omit<OperatorReport['job'], 'isChanged'>
  reported: VersionedPosting | null
  poster: { id: string; firstName: string; lastName: string; closedAt: Date | null; hasPosted: boolean }
  answeredAt: Date | null
  outcome: NonNullable<OperatorReport['answered']>['outcome'] | null
  answer: string | null
}

function shown({ createdAt, poster, answeredAt, outcome, answer, ...row }: Row): OperatorReport {
  const { job, company, reported, ...report } = row
  const now = { ...job, companyName: company.name }
  const { title, description, requirements, location, companyName } = reported ?? now
  const then = { title, description, requirements, location }
  const isChanged =
    companyName !== company.name || Object.entries(then).some(([name, text]) => now[name as keyof typeof then] !== text)
  return {
    ...report,
    job: { ...job, ...then, isChanged },
    company: { ...company, name: companyName },
    createdAt: createdAt.toISOString(),
    poster: {
      id: poster.id,
      name: referrerName(poster),
      isClosed: poster.closedAt !== null,
      hasPosted: poster.hasPosted,
    },
    answered: answeredAt && outcome ? { at: answeredAt.toISOString(), outcome, answer: answer ?? '' } : null,
  }
}
