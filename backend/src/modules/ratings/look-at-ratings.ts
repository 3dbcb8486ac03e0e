import type { Rating, Ratings } from '@goodword/contract/ratings'
import { referrerName } from '@goodword/contract/referrer-name'
import { and, asc, eq } from 'drizzle-orm'
import { inboxKey } from '../../auth/inbox-key.ts'
import type { Connection } from '../../db/connect/client.ts'
import { applicationRatings } from '../../db/schema/application-ratings.ts'
import { applications } from '../../db/schema/applications.ts'
import { companyMembers } from '../../db/schema/company-members.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { referrals } from '../../db/schema/referrals.ts'
import { users } from '../../db/schema/users.ts'
import { NotFound } from '../../errors.ts'
import { criteriaOf } from './criteria-of.ts'

interface Reader {
  userId: string
  email: string
}

/**
 * The ratings of an application of the reader's company as that reader may see them: those of others are not even counted before the
 * own one is given, and never shown to who recommended the candidate or is the candidate (docs/rules.md#ratings-are-hidden-until-ones-own). What gives
 * ratings to people of a company reads them here.
 * @throws NotFound where it was erased since it was looked up
 */
export async function lookAtRatings(db: Connection, reader: Reader, applicationId: string): Promise<Ratings> {
  const { jobId, companyId, closedFor } = await whatItIs(db, reader, applicationId)
  const criteria = await criteriaOf(db, jobId)
  if (closedFor === 'recommender' || closedFor === 'candidate') return { criteria, closedFor, mine: null, others: null }
  const rows = await db
    .select({
      rating: applicationRatings,
      firstName: users.firstName,
      lastName: users.lastName,
      member: companyMembers.userId,
    })
    .from(applicationRatings)
    .leftJoin(users, eq(users.id, applicationRatings.authorId))
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.userId, applicationRatings.authorId), eq(companyMembers.companyId, companyId)),
    )
    .where(eq(applicationRatings.applicationId, applicationId))
    .orderBy(asc(applicationRatings.id))
  const all = rows.map(
    ({ rating, member, ...names }): Rating => ({
      id: rating.id,
      author: member ? referrerName(names) : 'A former colleague',
      isMine: rating.authorId === reader.userId,
      judgements: rating.judgements,
      createdAt: rating.createdAt.toISOString(),
      changedAt: rating.changedAt?.toISOString() ?? null,
    }),
  )
  const mine = all.find(({ isMine }) => isMine) ?? null
  return { criteria, closedFor, mine, others: mine && all.filter(({ isMine }) => !isMine) }
}

/** Of which job, and whether the reader may rate it. */
export async function whatItIs(db: Connection, { userId, email }: Reader, applicationId: string) {
  const [found] = await db
    .select({
      jobId: jobs.id,
      companyId: jobs.companyId,
      withdrawnAt: applications.withdrawnAt,
      email: applications.email,
      invitedEmail: referrals.candidateEmail,
      referrerId: referrals.referrerId,
      referrerEmail: users.email,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(referrals, eq(referrals.id, applications.referralId))
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(eq(applications.id, applicationId))
  if (!found) throw new NotFound('This application does not exist.')
  const { jobId, companyId, withdrawnAt, referrerId } = found
  // Also by another account of theirs (docs/rules.md#one-inbox-is-one-person).
  const isOwn = (address: string) => inboxKey(address) === inboxKey(email)
  const isRecommender = referrerId === userId || isOwn(found.referrerEmail)
  const isCandidate = isOwn(found.email) || isOwn(found.invitedEmail)
  const closedFor: Ratings['closedFor'] = isCandidate
    ? 'candidate'
    : isRecommender
      ? 'recommender'
      : withdrawnAt
        ? 'withdrawn'
        : null
  return { jobId, companyId, closedFor }
}
